import type { register as english } from './texts.en.ts';

/** Portuguese texts of registration, recovery, and terms. */
export const register: Readonly<Record<keyof typeof english, string>> = {
  'register.title': 'Crie a sua conta',
  'register.intro': 'Leva menos de um minuto. É preciso ter {{age}} anos ou mais.',
  'register.method': 'Cadastrar-se com',
  'register.loading': 'Carregando o formulário',
  'register.failed': 'Não foi possível carregar o formulário',
  'register.unknown': 'Este operador também pede “{{name}}”, que esta página ainda não aceita.',
  'register.agree': 'Aceito os termos e a política de privacidade',
  'register.submit': 'Criar conta',
  'register.haveAccount': 'Já tem uma conta?',
  in_registered_successfully: 'Cadastro concluído.',
  register_success: 'A sua conta está pronta',
  'register.yourAccount': 'Este é o seu nome de usuário. Guarde-o: você precisa dele para entrar.',
  'register.copy': 'Copiar nome de usuário',
  'register.copied': 'Copiado.',
  'register.signedIn': 'Você já entrou.',
  'register.signedOut': 'Agora você pode entrar com ele.',
  'register.continue': 'Ir para os sorteios',
  'forget.title': 'Redefina a sua senha',
  'forget.intro': 'Enviaremos um código ou um e-mail para o contato do seu cadastro.',
  'forget.method': 'Recuperar com',
  'forget.sending': 'Um momento…',
  'forget.byEmail': 'Enviar e-mail',
  'forget.byPhone': 'Definir senha e entrar',
  'forget.remembered': 'Lembrou?',
  'forget.sent':
    'Se esse usuário e esse e-mail pertencem a uma conta, uma senha temporária está a caminho desse endereço. Ela vale para um único acesso.',
  'forget.sentFor':
    'Se esse usuário e esse e-mail pertencem a uma conta, uma senha temporária está a caminho desse endereço. Ela vale para um único acesso, por {{minutes}} minutos.',
  in_been_out: 'Enviamos o e-mail.',
  'terms.title': 'Termos de uso',
  'terms.play':
    'Esta é uma demonstração. Tudo nela usa dinheiro fictício, que não tem valor fora daqui: depósitos e saques não movimentam dinheiro de verdade.',
  'terms.age': 'Você tem {{age}} anos ou mais, e jogos assim são permitidos onde você está.',
  'terms.account':
    'Uma conta por pessoa. Guarde a senha só para você: tudo o que for feito com ela conta como feito por você.',
  'terms.fair':
    'Jogo automatizado e tentativas de atrapalhar outras pessoas ou o serviço levam ao encerramento da conta.',
  'terms.end': 'Você pode sair quando quiser. O operador pode encerrar esta demonstração quando quiser.',
  'privacy.title': 'Política de privacidade',
  'privacy.what':
    'O que guardamos sobre você: o que informa no cadastro, quando entra e de que endereço, o que joga e o que nos escreve.',
  'privacy.why':
    'Precisamos disso para você entrar, para manter o saldo certo e para manter outras pessoas fora da sua conta.',
  'privacy.kept':
    'As senhas são guardadas só como hash, e os códigos, só por alguns minutos. Este site não usa cookies.',
  'privacy.others': 'Nada é vendido nem compartilhado. SMS e e-mails chegam por meio de um provedor.',
  'privacy.age':
    'Menores de {{age}} anos não podem ter conta. Se encontrarmos uma, ela é encerrada e os dados são apagados.',
};
