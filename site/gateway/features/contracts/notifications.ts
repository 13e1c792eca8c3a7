/** Notifications about contracts: offer, response, end, and owed amount (TEAM-21 to TEAM-23). */
import { type ContractKind, toAmount, toUnits } from 'lobbykit/domain';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import { readTermsOf } from '../merchants/merchants-repository.ts';
import { localizedText, type NotificationTexts, sendNotification } from '../messages/notifications.ts';

const KINDS: Readonly<Record<ContractKind, LocalizedText>> = {
  dailySalary: localizedText('Daily salary', 'Lương ngày', 'Salário diário'),
  dividend: localizedText('Dividend', 'Cổ tức', 'Dividendos'),
  hourlySalary: localizedText('Hourly salary', 'Lương giờ', 'Salário por hora'),
};

type Event = 'offered' | 'accepted' | 'refused' | 'ended' | 'owed' | 'owing';

const NOTIFICATION_TEXTS: Readonly<Record<Event, NotificationTexts>> = {
  offered: [
    localizedText(
      'A contract is offered to you',
      'Bạn nhận được đề nghị hợp đồng',
      'Você recebeu uma proposta de contrato',
    ),
    localizedText(
      '{name} offers you a contract: {kind}. Home asks you for your answer.',
      '{name} đề nghị hợp đồng với bạn: {kind}. Hãy trả lời ở trang chủ.',
      '{name} propôs um contrato a você: {kind}. Responda na página inicial.',
    ),
  ],
  accepted: [
    localizedText('Your offer was accepted', 'Đề nghị của bạn được chấp nhận', 'Sua proposta foi aceita'),
    localizedText(
      '{name} accepted your contract: {kind}. It holds from the next period on.',
      '{name} đã chấp nhận hợp đồng: {kind}. Hợp đồng có hiệu lực từ kỳ tiếp theo.',
      '{name} aceitou o contrato: {kind}. Vale a partir do próximo período.',
    ),
  ],
  refused: [
    localizedText('Your offer was refused', 'Đề nghị của bạn bị từ chối', 'Sua proposta foi recusada'),
    localizedText(
      '{name} refused your contract: {kind}. What was agreed before stays as it is.',
      '{name} đã từ chối hợp đồng: {kind}. Thỏa thuận trước đó vẫn giữ nguyên.',
      '{name} recusou o contrato: {kind}. O que foi acertado antes continua valendo.',
    ),
  ],
  ended: [
    localizedText('A contract ends', 'Hợp đồng sắp kết thúc', 'Um contrato termina'),
    localizedText(
      '{name} ended your contract: {kind}. It holds until the end of the present period, which is still paid.',
      '{name} đã kết thúc hợp đồng: {kind}. Hợp đồng có hiệu lực đến hết kỳ hiện tại; kỳ này vẫn được trả.',
      '{name} encerrou o contrato: {kind}. Ele vale até o fim do período atual, que ainda será pago.',
    ),
  ],
  owed: [
    localizedText('Your pay is owed', 'Bạn có khoản chưa được trả', 'Seu pagamento está pendente'),
    localizedText(
      '{kind}: {name} owes you {amount}. It is paid by itself as soon as {name} can pay.',
      '{kind}: {name} còn nợ bạn {amount}. Khoản này sẽ tự động được trả khi {name} có thể trả.',
      '{kind}: {name} deve {amount} a você. O pagamento é automático assim que {name} puder pagar.',
    ),
  ],
  owing: [
    localizedText('You owe pay', 'Bạn còn nợ một khoản trả', 'Você deve um pagamento'),
    localizedText(
      '{kind}: {amount} for {name} could not be paid. Your balance does not cover it, or payments from your account are on hold. It is paid by itself as soon as that is over.',
      '{kind}: chưa trả được {amount} cho {name}. Số dư của bạn không đủ, hoặc việc chi tiền từ tài khoản đang tạm dừng. Khoản này sẽ tự động được trả khi có thể.',
      '{kind}: {amount} para {name} não pôde ser pago. Seu saldo não cobre o valor, ou os pagamentos da sua conta estão suspensos. O pagamento é automático assim que for possível.',
    ),
  ],
};

export interface ContractNotification {
  readonly event: Event;
  readonly memberId: number;
  readonly kind: ContractKind;
  /** User name of the other party: of the upline or of the downline member. */
  readonly name: string;
  /** Amount to show, decimal text; omitted if the text has none. */
  readonly amount?: string;
  readonly now: number;
}

/**
 * Writes the inbox message in the caller's transaction, and returns the mail to send after the commit, as
 * `sendNotification` does.
 */
export async function notifyContract(
  on: Database,
  { event, memberId, kind, name, amount = '0', now }: ContractNotification,
): Promise<Message | null> {
  const { currencySymbol } = await readTermsOf(on, memberId);
  const [titles, texts] = NOTIFICATION_TEXTS[event];
  const sum = `${toAmount(toUnits(amount))} ${currencySymbol}`;
  const fill = (text: string, code: 'EN' | 'VI' | 'PT') =>
    text
      .replace('{kind}', KINDS[kind][code] ?? '')
      .replaceAll('{name}', name)
      .replace('{amount}', sum);
  const of = (code: 'EN' | 'VI' | 'PT') => fill(texts[code] ?? '', code);
  return sendNotification(on, [titles, localizedText(of('EN'), of('VI'), of('PT'))], { memberId, now });
}
