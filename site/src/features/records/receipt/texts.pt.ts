/** Portuguese texts of timelines and receipts. */
import type { ReceiptTexts } from './texts.en.ts';

export const receipt: ReceiptTexts = {
  'step.deposit.created': 'Depósito iniciado',
  'step.deposit.sent': 'Transferência feita',
  'step.deposit.opened': 'Página de pagamento aberta',
  'step.deposit.payment': 'Aguardando seu pagamento',
  'step.deposit.way': 'A caminho',
  'step.deposit.paid': 'No seu saldo',
  'step.deposit.failed': 'Recusado',
  'step.deposit.expired': 'Expirado',
  'step.deposit.review': 'Em análise',
  'step.deposit.cancelled': 'Cancelado',
  'step.deposit.reversed': 'Estornado',
  'step.withdrawal.requested': 'Solicitado',
  'step.withdrawal.checked': 'Em análise',
  'step.withdrawal.sent': 'Enviado ao seu banco',
  'step.withdrawal.paid': 'Na sua conta bancária',
  'step.withdrawal.failed': 'Devolvido pelo seu banco',
  'step.withdrawal.rejected': 'Recusado',
  'step.withdrawal.cancelled': 'Cancelado',
  'step.about': 'por volta de {{time}}',
};
