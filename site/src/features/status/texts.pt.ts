import type { status as en } from './texts.en.ts';

/** Portuguese texts of the status pages. */
export const status: Readonly<Record<keyof typeof en, string>> = {
  maintenance: 'Manutenção do sistema',
  info_maintenance: 'Estamos trabalhando no site e voltaremos em breve. Sua conta e seu saldo estão seguros.',
  'status.restricted': 'Indisponível no seu local',
  'status.restrictedText':
    'O acesso do seu endereço IP ou local está restrito. Se achar que é um engano, envie o endereço abaixo ao atendimento.',
  'status.address': 'Seu endereço IP',
  'status.contact': 'Falar com o atendimento',
  'status.noContact': 'O atendimento não está acessível agora. Tente novamente em instantes.',
  'status.waits': 'Não é preciso recarregar. O site abre aqui automaticamente.',
  'status.unsure': 'Estamos com problemas de conexão. Tentando novamente de forma automática.',
  'status.unsureText': 'Você pode continuar enquanto isso.',
};
