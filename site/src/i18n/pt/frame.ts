import type { frame as english } from '../en/frame.ts';

/** Texts of the frame around every page in Portuguese. */
export const frame: Readonly<Record<keyof typeof english, string>> = {
  'page.title': 'lobbykit demo: sorteios de loteria em tempo real',
  'header.language': 'Idioma',
  'header.darkTheme': 'Tema escuro',
  'mark.playMoney': 'Dinheiro fictício',
  'footer.age': 'Para maiores de 18 anos',
  'footer.responsible':
    'Jogue com responsabilidade. Defina um limite antes de começar e pare quando deixar de ser divertido.',
  'footer.sandbox':
    'Demonstração com dinheiro fictício: sem valor real. Os resultados marcados como teste são gerados por este servidor.',
  'aside.title': 'Horários e resultados. Um só lugar.',
  'aside.text': 'A página mantém o tamanho de um telefone, para que nada se mova quando você troca de aparelho.',
  'next.title': 'Próximo sorteio',
  'next.open': 'Encerra em',
  'next.closed': 'Sorteio em',
  'next.waiting': 'Aguardando o resultado',
  'phone.title': 'Continue no telefone',
  'phone.text': 'Leia com a câmera. Você continua na página que está vendo.',
  'phone.loopback':
    'Este endereço só funciona neste computador. Inicie o servidor com HOST=0.0.0.0 para abri-lo no telefone.',
  'phone.code': 'Código QR com o endereço desta página',
  'failed.title': 'Esta parte da página parou',
  'failed.text': 'O restante da página continua funcionando.',
  'failed.retry': 'Tentar de novo',
  'page.login': 'Entrar | lobbykit demo',
  'page.register': 'Criar uma conta | lobbykit demo',
  'page.forget': 'Redefinir a senha | lobbykit demo',
  'page.changePassword': 'Mudar a senha',
  'mark.guest': 'Convidado',
  'dialog.close': 'Fechar',
  'dialog.cancel': 'Cancelar',
  'dialog.understood': 'Certo',
  'late.title': 'Esta página não carregou',
  'late.text': 'Confira a conexão e tente de novo.',
  'header.back': 'Voltar',
};
