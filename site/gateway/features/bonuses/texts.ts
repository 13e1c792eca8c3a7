/** Texts of notifications about bonuses. `{…}` are placeholders. */
import type { LocalizedText } from '../../platform/db/columns.ts';

/** Notification of a paid deposit that includes no bonus after all. */
export const WITHOUT_BONUS: readonly [titles: LocalizedText, texts: LocalizedText] = [
  {
    EN: 'Deposit credited without the bonus',
    VI: 'Tiền nạp đã vào ví, không kèm tiền thưởng',
    PT: 'Depósito creditado sem o bônus',
  },
  {
    EN: 'Your deposit {order} was credited without the bonus: the order had been canceled, the promotion was already used, or another bonus was active when the payment arrived.',
    VI: 'Khoản nạp {order} đã vào ví nhưng không kèm tiền thưởng: khi tiền đến, lệnh nạp đã bị hủy, khuyến mãi đã được dùng hoặc bạn đang có một khoản thưởng khác.',
    PT: 'O depósito {order} foi creditado sem o bônus: quando o pagamento chegou, o pedido já tinha sido cancelado, a promoção já tinha sido usada ou havia outro bônus ativo.',
  },
];

/** Notification of the debt after a reversal of a bonus. */
export const DEBT_OPEN: readonly [titles: LocalizedText, texts: LocalizedText] = [
  { EN: 'Bonus reversed', VI: 'Tiền thưởng bị thu hồi', PT: 'Bônus estornado' },
  {
    EN: 'Deposit {order} was reversed, and its bonus with it. {amount} is still owed; until it is settled, withdrawals are closed. Customer service can help.',
    VI: 'Khoản nạp {order} đã bị thu hồi cùng với tiền thưởng. Bạn còn nợ {amount}; chưa thể rút tiền cho đến khi trả hết. Hãy liên hệ bộ phận hỗ trợ.',
    PT: 'O depósito {order} foi estornado, e o bônus também. Ainda faltam {amount}; até a quitação, os saques ficam fechados. O atendimento pode ajudar.',
  },
];
