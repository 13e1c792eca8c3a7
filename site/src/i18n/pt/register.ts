import type { register as english } from '../en/register.ts';

/** Texts of registration, recovery, terms in Portuguese. */
export const register: Readonly<Record<keyof typeof english, string>> = {
  'register.title': 'Crie a sua conta',
  'register.intro': 'Leva menos de um minuto. É preciso ter {{age}} anos ou mais.',
  'register.method': 'Cadastrar-se com',
  'register.loading': 'O formulário está carregando',
  'register.failed': 'O formulário não carregou',
  'register.unknown': 'Este operador também pede "{{name}}", que esta página ainda não aceita.',
  'register.agree': 'Aceito os termos e a política de privacidade',
  'register.submit': 'Criar conta',
  'register.haveAccount': 'Já tem uma conta?',
  in_registered_successfully: 'Cadastro concluído',
  register_success: 'A sua conta está pronta',
  'register.yourAccount': 'Este é o nome da sua conta. Guarde-o: é com ele que você entra.',
  'register.signedIn': 'Você já entrou, com 10.000,00 em dinheiro de jogo.',
  'register.signedOut': 'Agora você pode entrar com ele.',
  'register.continue': 'Ir para os sorteios',
  'forget.title': 'Redefina a sua senha',
  'forget.intro': 'Enviamos um código ou um e-mail para o contato do seu cadastro.',
  'forget.method': 'Recuperar por',
  'forget.sending': 'Um momento',
  'forget.byEmail': 'Enviar o e-mail',
  'forget.byPhone': 'Definir a senha e entrar',
  'forget.remembered': 'Lembrou?',
  in_been_out: 'O e-mail foi enviado',
  'terms.title': 'Termos de uso',
  'terms.play':
    'Esta é uma demonstração. Tudo nela usa dinheiro de jogo, que não tem valor, não se compra e nunca é pago.',
  'terms.age': 'Você tem {{age}} anos ou mais, e jogos assim são permitidos onde você está.',
  'terms.account':
    'Uma conta por pessoa. Guarde a senha só para você; o que for feito com ela conta como feito por você.',
  'terms.fair': 'Jogo automatizado e tentativas de perturbar os outros ou o serviço encerram a conta.',
  'terms.end': 'Você pode sair quando quiser. O operador pode encerrar esta demonstração quando quiser.',
  'privacy.title': 'Política de privacidade',
  'privacy.what':
    'Guardamos sobre você: o que informa no cadastro, quando entrou e de que endereço, o que jogou e o que nos escreve.',
  'privacy.why': 'Isso é preciso para deixar você entrar, manter o saldo certo e manter os outros fora da sua conta.',
  'privacy.kept': 'As senhas ficam guardadas só como hash, os códigos só por minutos. Esta página não usa cookies.',
  'privacy.others': 'Nada é vendido nem repassado. As mensagens chegam por SMS ou e-mail através de um provedor.',
  'privacy.age': 'Menores de {{age}} anos não podem ter conta; a que aparecer é encerrada e os dados, apagados.',
};
