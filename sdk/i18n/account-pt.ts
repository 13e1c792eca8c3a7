/** Portuguese of account screens, complete. */
import type { AccountTable } from './account-en.ts';

export const accountPt: AccountTable = {
  in_login_failed: 'Conta ou senha incorreta',
  'error.login-locked': 'Muitas tentativas sem sucesso. Tente novamente mais tarde',
  'error.captcha-wrong': 'Os caracteres não conferem com a imagem',
  'error.member-disabled': 'Desculpe, o usuário não existe ou está desativado',
  'error.member-exists': 'Desculpe, o nome de usuário já existe',
  'error.code-wrong': 'Código de verificação incorreto',
  'error.referrer': 'Link de indicação inválido',
  'error.member-only': 'Esta conta não é de membro e não pode entrar',
  'error.agent-only': 'Somente agentes podem entrar',
  'error.age': 'Confirme primeiro a sua idade',
  'error.password-unchanged': 'A nova senha e a senha antiga não podem ser iguais',
  'error.password-wrong': 'A senha antiga está incorreta',
  'error.slide-wrong': 'A peça não está no lugar. Tente novamente',
  'error.input': 'Confira o que você digitou',
  'error.trial': 'Entre com uma conta real para usar esta função',
};
