import type { status as en } from '../en/status.ts';

/** What a closed site says in Portuguese. */
export const status: Readonly<Record<keyof typeof en, string>> = {
  maintenance: 'Manutenção do sistema',
  info_maintenance: 'Estamos trabalhando no site e voltaremos em breve. Sua conta e seu saldo continuam como estão.',
  'status.restricted': 'Indisponível no seu local',
  'status.restrictedText':
    'O acesso do seu endereço IP ou local está restrito. Se achar que é um engano, informe o endereço abaixo ao atendimento.',
  'status.address': 'Seu endereço IP',
  'status.contact': 'Falar com o atendimento',
  'status.noContact': 'O atendimento não está acessível agora. Tente de novo em instantes.',
  'status.waits': 'Não é preciso recarregar: o site abre aqui sozinho.',
  'status.unsure': 'O serviço responde mal',
  'status.unsureText': 'Pode continuar. Verificamos de novo sozinhos.',
};
