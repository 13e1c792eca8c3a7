import type { PageTexts } from './en.ts';

/** Page texts in Portuguese. */
export const pt: PageTexts = {
  'page.title': 'lobbykit demo: sorteios de loteria em tempo real',
  'header.language': 'Idioma',
  'header.darkTheme': 'Tema escuro',
  'mark.playMoney': 'Dinheiro fictício',
  'examples.title': 'O mesmo painel na sua página',
  'examples.text': 'Por tag de script, elemento personalizado ou componente React: veja os três em ação.',
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
  'notOpen.login.title': 'As contas ainda não estão abertas',
  'notOpen.login.favourite': 'Os favoritos ficam na conta, e esta versão ainda não tem login. Nada foi alterado.',
  'notOpen.login.recent': 'As loterias jogadas recentemente ficam na conta, e esta versão ainda não tem login.',
  'notOpen.login.launch': 'Para jogar é preciso ter uma conta, e esta versão ainda não tem login.',
  'notOpen.launch.title': 'As telas de jogo ainda não estão abertas',
  'notOpen.launch.text': 'Você pode acompanhar aqui os sorteios de {{name}}. Jogar não faz parte desta versão.',
  'notOpen.close': 'Voltar aos sorteios',
  'notOpen.dismiss': 'Fechar',
  'failed.title': 'Esta parte da página parou',
  'failed.text': 'O restante da página continua funcionando.',
  'failed.retry': 'Tentar de novo',
};
