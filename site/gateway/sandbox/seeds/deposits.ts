/** Seed data of the sandbox's deposit methods, banks and promotions, all fictitious. */
import type { Insertable } from 'kysely';
import type { DepositPromoTable } from '../../features/bonuses/tables.ts';
import type { DepositMethodTable } from '../../features/deposits/tables.ts';
import { type Texts, texts } from '../../migrations/reference/texts.ts';
import type { Trx } from '../../platform/db/schema.ts';

type Method = Insertable<DepositMethodTable>;
type MethodSeed = Pick<Method, 'code' | 'kind' | 'min_amount' | 'max_amount'> &
  Partial<Method> & { readonly title: Texts };

/** Bank account for manual transfers. Its `bin` belongs to no real bank. */
const LANTERN_BANK = { name: 'Lantern Bank', bin: '999999', number: '007104289936', holder: 'SAO MAI DEMO CO LTD' };
const HOUR = 60;

const METHODS: readonly MethodSeed[] = [
  {
    code: 'BANK',
    title: ['Bank transfer', 'Chuyển khoản', 'Transferência'],
    kind: 'transfer',
    min_amount: '50000',
    max_amount: '300000000',
    arrives_from: 1,
    arrives_to: 5,
    bank: JSON.stringify(LANTERN_BANK),
  },
  {
    code: 'ALIPAY',
    title: ['Alipay', 'Alipay', 'Alipay'],
    kind: 'alipay',
    min_amount: '20000',
    max_amount: '50000000',
  },
  {
    code: 'WECHAT',
    title: ['WeChat', 'WeChat', 'WeChat'],
    kind: 'wechat',
    min_amount: '20000',
    max_amount: '50000000',
  },
  {
    code: 'QQ',
    title: ['QQ', 'QQ', 'QQ'],
    kind: 'qq',
    min_amount: '20000',
    max_amount: '20000000',
    daily_max: '50000000',
  },
  {
    code: 'KITE',
    title: ['Kite Wallet', 'Ví Diều', 'Carteira Pipa'],
    kind: 'gateway',
    min_amount: '50000',
    max_amount: '20000000',
    fee_percent: '1.2',
  },
  {
    code: 'CARD',
    title: ['Card', 'Thẻ', 'Cartão'],
    kind: 'gateway',
    min_amount: '100000',
    max_amount: '20000000',
    fee_percent: '1.8',
  },
  {
    code: 'PHONE',
    title: ['Phone card', 'Thẻ cào', 'Cartão de celular'],
    kind: 'gateway',
    min_amount: '20000',
    max_amount: '500000',
    fee_percent: '12',
    daily_max: '2000000',
  },
  {
    code: 'PANDA',
    title: ['Panda Pay', 'Panda Pay', 'Panda Pay'],
    kind: 'gateway',
    min_amount: '30000',
    max_amount: '50000000',
    opens_at: 18 * HOUR,
    closes_at: 24 * HOUR,
  },
];

export async function seedDeposits(trx: Trx): Promise<void> {
  await trx
    .insertInto('deposit_methods')
    .values(
      METHODS.map(({ title, ...method }, index) => ({
        names: texts(title),
        icon_path: `/art/deposit/${method.code}.svg`,
        channel: method.kind === 'gateway' ? method.code : null,
        provider: method.kind === 'transfer' ? null : 'sandbox',
        daily_max: null,
        fee_percent: '0',
        fee_fixed: '0',
        arrives_from: 0,
        arrives_to: 0,
        opens_at: null,
        closes_at: null,
        bank: null,
        enabled: true,
        position: index + 1,
        ...method,
      })),
    )
    .execute();
}

type Promo = Pick<
  Insertable<DepositPromoTable>,
  'percent' | 'max_bonus' | 'min_amount' | 'wagering_multiplier' | 'once_per_member'
>;

const PROMOS: readonly (Promo & { readonly title: Texts; readonly description: Texts })[] = [
  {
    title: ['First deposit +20%', 'Nạp lần đầu +20%', 'Primeiro depósito +20%'],
    description: [
      'Once per member. Stakes on lottery tickets and slots count after they are settled. Cancelled and refunded stakes don’t count, nor do tickets covering more than 70% of a draw.',
      'Mỗi thành viên một lần. Tiền cược xổ số và nổ hũ được tính khi đã có kết quả; vé bị hủy hoặc hoàn tiền không được tính, vé chọn hơn 70% các số của kỳ quay cũng vậy.',
      'Uma vez por membro. Apostas em loterias e slots contam quando são ganhas ou perdidas; as canceladas ou devolvidas não contam, nem bilhetes com mais de 70% dos números de um sorteio.',
    ],
    percent: '20',
    max_bonus: '2000000',
    min_amount: '100000',
    wagering_multiplier: '5',
    once_per_member: true,
  },
  {
    title: ['Every day +5%', 'Mỗi ngày +5%', 'Todo dia +5%'],
    description: [
      'Available with every deposit. Stakes count after they are settled. Cancelled and refunded stakes don’t count, nor do tickets covering more than 70% of a draw.',
      'Dùng cho mọi khoản nạp bạn muốn. Tiền cược được tính khi đã có kết quả; vé bị hủy hoặc hoàn tiền không được tính, vé chọn hơn 70% các số của kỳ quay cũng vậy.',
      'Em qualquer depósito que você quiser. Apostas contam quando são ganhas ou perdidas; as canceladas ou devolvidas não contam, nem bilhetes com mais de 70% dos números de um sorteio.',
    ],
    percent: '5',
    max_bonus: '500000',
    min_amount: '50000',
    wagering_multiplier: '3',
    once_per_member: false,
  },
];

/**
 * Adds promotions for deposits.
 * @param now start of the promotions, ms since 1970
 */
export async function seedDepositPromos(trx: Trx, { now }: { readonly now: number }): Promise<void> {
  await trx
    .insertInto('deposit_promos')
    .values(
      PROMOS.map(({ title, description, ...promo }, index) => ({
        titles: texts(title),
        rules: texts(description),
        icon: null,
        enabled: true,
        starts_at: now,
        ends_at: null,
        position: index + 1,
        ...promo,
      })),
    )
    .execute();
}

/** Fictitious bank for withdrawals. */
interface Bank {
  readonly code: string;
  /** @default 'bank' */
  readonly kind?: 'bank' | 'wallet';
  readonly title: Texts;
  readonly min: number;
  readonly max: number;
  readonly isChecked: boolean;
}

const BANKS: readonly Bank[] = [
  {
    code: 'BANYAN',
    title: ['Banyan Bank', 'Ngân hàng Cây Đa', 'Banco Figueira'],
    min: 10,
    max: 14,
    isChecked: false,
  },
  {
    code: 'HARBOUR',
    title: ['Harbour Bank', 'Ngân hàng Bến Cảng', 'Banco Porto'],
    min: 16,
    max: 16,
    isChecked: true,
  },
  {
    code: 'LANTERN',
    title: ['Lantern Bank', 'Ngân hàng Đèn Lồng', 'Banco Lanterna'],
    min: 12,
    max: 12,
    isChecked: false,
  },
  {
    code: 'KITE',
    kind: 'wallet',
    title: ['Kite Wallet', 'Ví Diều', 'Carteira Pipa'],
    min: 10,
    max: 10,
    isChecked: false,
  },
];

export async function seedWithdrawBanks(trx: Trx): Promise<void> {
  const rows = BANKS.map(({ code, kind = 'bank', title, min, max, isChecked }, index) => ({
    code,
    kind,
    names: texts(title),
    icon_path: `/art/deposit/${kind === 'wallet' ? code : 'BANK'}.svg`,
    min_digits: min,
    max_digits: max,
    is_checked: isChecked,
    position: index + 1,
  }));
  await trx.insertInto('withdraw_banks').values(rows).execute();
}
