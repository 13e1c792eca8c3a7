/**
 * Kinds of ledger entries in members' account records: the codes with which pages filter, and the names of the entries.
 */
import { localizedValue } from 'lobbykit/domain';
import type { transactionCodes } from 'lobbykit/wire';
import type { InferInput } from 'valibot';
import type { LedgerKind } from '../../ledger/tables.ts';
import { invalid } from '../../platform/api-error.ts';

type Codes = InferInput<typeof transactionCodes.value>;
type Texts = readonly [en: string, vi: string, pt: string];

interface Code {
  readonly names: Texts;
  readonly kinds: readonly LedgerKind[];
}

/** Filter codes of the API in display order. Every kind of ledger entry belongs to exactly one code. */
const CODES: Readonly<Record<string, Code>> = {
  deposit: { names: ['Deposits', 'Nạp tiền', 'Depósitos'], kinds: ['deposit', 'reversal', 'fee'] },
  withdrawal: { names: ['Withdrawals', 'Rút tiền', 'Saques'], kinds: ['hold', 'release', 'withdrawal'] },
  bet: { names: ['Stakes', 'Đặt cược', 'Apostas'], kinds: ['bet'] },
  win: { names: ['Wins', 'Tiền thắng', 'Ganhos'], kinds: ['win'] },
  refund: { names: ['Refunds', 'Hoàn cược', 'Devoluções'], kinds: ['refund'] },
  bonus: { names: ['Bonus', 'Tiền thưởng', 'Bônus'], kinds: ['bonus', 'forfeit', 'unlock'] },
  rebate: { names: ['Rebates', 'Hoàn trả', 'Rebates'], kinds: ['rebate'] },
  transfer: { names: ['Transfers', 'Chuyển tiền', 'Transferências'], kinds: ['transfer'] },
  reward: { names: ['Rewards', 'Phần thưởng', 'Recompensas'], kinds: ['gift', 'exchange'] },
  contract: {
    names: ['Salary and dividends', 'Lương và cổ tức', 'Salários e dividendos'],
    kinds: ['salary', 'dividend'],
  },
  other: { names: ['Other', 'Khác', 'Outros'], kinds: ['opening', 'adjustment'] },
};

const NAMES: Readonly<Record<LedgerKind, Texts>> = {
  opening: ['Opening balance', 'Số dư ban đầu', 'Saldo inicial'],
  bet: ['Stake', 'Đặt cược', 'Aposta'],
  win: ['Win', 'Tiền thắng', 'Ganho'],
  refund: ['Stake refunded', 'Hoàn tiền cược', 'Aposta devolvida'],
  deposit: ['Deposit', 'Nạp tiền', 'Depósito'],
  reversal: ['Deposit taken back', 'Thu hồi khoản nạp', 'Depósito estornado'],
  fee: ['Fee', 'Phí', 'Taxa'],
  hold: ['Withdrawal', 'Rút tiền', 'Saque'],
  release: ['Withdrawal returned', 'Hoàn lại tiền rút', 'Saque devolvido'],
  withdrawal: ['Withdrawal paid', 'Rút tiền thành công', 'Saque pago'],
  bonus: ['Bonus', 'Tiền thưởng', 'Bônus'],
  forfeit: ['Bonus taken back', 'Thu hồi tiền thưởng', 'Bônus retirado'],
  unlock: ['Bonus turned into cash', 'Thưởng chuyển vào số dư', 'Bônus liberado'],
  rebate: ['Rebate', 'Hoàn trả', 'Rebate'],
  transfer: ['Transfer', 'Chuyển tiền', 'Transferência'],
  gift: ['Reward', 'Phần thưởng', 'Recompensa'],
  exchange: ['Points exchanged', 'Đổi điểm', 'Pontos trocados'],
  salary: ['Salary', 'Lương', 'Salário'],
  dividend: ['Dividend', 'Cổ tức', 'Dividendo'],
  adjustment: ['Correction', 'Điều chỉnh', 'Ajuste'],
};

const textIn = ([en, vi, pt]: Texts, language: string) => localizedValue({ VI: vi, PT: pt }, language) ?? en;

export const listCodes = (language: string): Codes =>
  Object.entries(CODES).map(([txCode, { names }]) => ({ txCode, txName: textIn(names, language) }));

const CODE_OF = new Map(Object.entries(CODES).flatMap(([code, { kinds }]) => kinds.map(kind => [kind, code] as const)));

export const codeOf = (kind: LedgerKind): string => CODE_OF.get(kind) ?? 'other';
export const nameOf = (kind: LedgerKind, language: string): string => textIn(NAMES[kind], language);

/**
 * Returns the kinds of ledger entries for comma-separated filter codes; null for all kinds. Throws ApiError 400 for an
 * unknown code.
 */
export function kindsOf(txCode: string | undefined): LedgerKind[] | null {
  if (txCode === undefined) return null;
  return [...new Set(txCode.split(','))].flatMap(code => {
    const known = Object.hasOwn(CODES, code) ? CODES[code] : undefined;
    if (!known) throw invalid(`"txCode" knows no "${code}"; allowed are ${Object.keys(CODES).join(', ')}`, 'txCode');
    return known.kinds;
  });
}
