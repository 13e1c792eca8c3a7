/** VIP levels of a new database. */

import type { VipBenefitText } from '../../features/vip/tables.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { names, type Texts } from './texts.ts';

/**
 * Texts of the VIP benefits. Only the first benefit is really provided; the texts of the others state that they are
 * examples.
 */
const BENEFITS: Readonly<Record<string, readonly [title: Texts, text: Texts]>> = {
  card: [
    ['Member card', 'Thẻ hội viên', 'Cartão de membro'],
    [
      'Your level is shown next to your name.',
      'Cấp bậc hiển thị cạnh tên của bạn.',
      'Seu nível aparece ao lado do seu nome.',
    ],
  ],
  answers: [
    ['Priority support', 'Ưu tiên hỗ trợ', 'Atendimento prioritário'],
    [
      'Example: your questions are read before others.',
      'Ví dụ: câu hỏi của bạn được đọc trước.',
      'Exemplo: suas perguntas são lidas antes das outras.',
    ],
  ],
  table: [
    ['A seat at the club tables', 'Chỗ ngồi tại bàn câu lạc bộ', 'Lugar nas mesas do clube'],
    [
      'Example: live rooms keep a place for you.',
      'Ví dụ: bàn casino trực tiếp giữ chỗ cho bạn.',
      'Exemplo: as salas ao vivo guardam um lugar para você.',
    ],
  ],
  early: [
    ['New games a day early', 'Chơi game mới sớm một ngày', 'Jogos novos um dia antes'],
    [
      'Example: see what is new before the others.',
      'Ví dụ: xem game mới trước mọi người.',
      'Exemplo: veja as novidades antes dos outros.',
    ],
  ],
  host: [
    ['A host of your own', 'Chăm sóc viên riêng', 'Gerente exclusivo'],
    [
      'Example: one person answers all your questions.',
      'Ví dụ: một người giải đáp mọi câu hỏi của bạn.',
      'Exemplo: uma pessoa responde a todas as suas perguntas.',
    ],
  ],
};

/** VIP levels, lowest first, each with the benefit that it adds to those of the lower levels. */
const LEVELS: readonly (readonly [label: string, names: Texts, adds: keyof typeof BENEFITS])[] = [
  ['Bronze', ['Bronze', 'Đồng', 'Bronze'], 'card'],
  ['Silver', ['Silver', 'Bạc', 'Prata'], 'answers'],
  ['Gold', ['Gold', 'Vàng', 'Ouro'], 'table'],
  ['Platinum', ['Platinum', 'Bạch kim', 'Platina'], 'early'],
  ['Diamond', ['Diamond', 'Kim cương', 'Diamante'], 'host'],
];

/** Adds the VIP levels. Outside of a sandbox, they include only benefits that are really provided. */
export async function addVipLevels(trx: Trx, { sandbox }: { readonly sandbox: boolean }): Promise<void> {
  const benefits: VipBenefitText[] = [];
  for (const [index, [label, texts, adds]] of LEVELS.entries()) {
    const [title, text] = BENEFITS[adds]!;
    if (sandbox || index === 0) benefits.push({ titles: names(title), texts: names(text) });
    await trx
      .insertInto('vip_levels')
      .values({ label, rank: index + 1, names: JSON.stringify(names(texts)), benefits: JSON.stringify(benefits) })
      .execute();
  }
}
