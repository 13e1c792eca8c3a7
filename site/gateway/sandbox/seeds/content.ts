/** Seed data of the sandbox's announcements and inbox messages. */

import type { AnnouncementType } from '../../features/content/tables.ts';
import { type Texts, texts } from '../../migrations/reference/texts.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { DEMO_MERCHANT } from './merchants.ts';

interface Announcement {
  readonly type: AnnouncementType;
  readonly place?: string;
  readonly title: Texts;
  readonly content: Texts;
}

const ANNOUNCEMENTS: readonly Announcement[] = [
  {
    type: 'PL',
    place: 'm_home',
    title: ['Three regions, every day', 'Ba miền, mỗi ngày', 'Três regiões, todos os dias'],
    content: [
      'The south draws first, then the center, then the north. The board counts down to every draw.',
      'Miền Nam quay trước, rồi miền Trung, rồi miền Bắc. Bảng đếm ngược đến từng kỳ quay.',
      'O sul sorteia primeiro, depois o centro e o norte. O painel faz a contagem regressiva de cada um.',
    ],
  },
  {
    type: 'PL',
    place: 'm_home',
    title: ['One password for all devices', 'Một mật khẩu cho mọi thiết bị', 'Uma senha para todos os aparelhos'],
    content: [
      'Changing your password logs you out on all other devices.',
      'Khi đổi mật khẩu, bạn sẽ bị đăng xuất trên mọi thiết bị khác.',
      'Ao trocar a senha, você sai da conta em todos os outros aparelhos.',
    ],
  },
  {
    type: 'PU',
    place: 'm_home',
    title: ['This is play money', 'Đây là tiền chơi thử', 'Isto é dinheiro fictício'],
    content: [
      'Every sandbox account starts with 10,000.00 to play with. No real money goes in or out.',
      'Mỗi tài khoản thử bắt đầu với 10.000,00 tiền chơi. Không nạp hay rút tiền thật.',
      'Cada conta de teste começa com 10.000,00 para jogar. Nenhum dinheiro de verdade entra ou sai.',
    ],
  },
  {
    type: 'A',
    title: ['Your invitation code', 'Mã mời của bạn', 'Seu código de convite'],
    content: [
      'Members who register with your code belong to your team.',
      'Thành viên đăng ký bằng mã của bạn sẽ thuộc đội nhóm của bạn.',
      'Quem se cadastra com o seu código entra na sua equipe.',
    ],
  },
];

const WELCOME: { readonly title: Texts; readonly content: Texts } = {
  title: ['Welcome', 'Chào mừng', 'Boas-vindas'],
  content: [
    'Your account is ready. Take a look at today’s draws.',
    'Tài khoản của bạn đã sẵn sàng. Hãy xem các kỳ quay hôm nay.',
    'Sua conta está pronta. Veja os sorteios de hoje.',
  ],
};

const asHtml = ([en, vi, pt]: Texts) => texts([`<p>${en}</p>`, `<p>${vi}</p>`, `<p>${pt}</p>`]);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Adds announcements, and a welcome message to each public account that has an inbox.
 * @param now ms since 1970
 */
export async function seedContent(trx: Trx, { now }: { readonly now: number }): Promise<void> {
  await trx
    .insertInto('announcements')
    .values(
      ANNOUNCEMENTS.map(({ title, content, place, ...rest }, index) => ({
        ...rest,
        merchant_code: DEMO_MERCHANT,
        placement: place ?? null,
        titles: texts(title),
        contents: asHtml(content),
        url: null,
        start_at: now - DAY - index * HOUR,
      })),
    )
    .execute();
  const members = await trx.selectFrom('members').select('id').where('type', '<>', 4).orderBy('id').execute();
  await trx
    .insertInto('member_messages')
    .values(
      members.map(({ id }) => ({
        member_id: id,
        titles: texts(WELCOME.title),
        contents: asHtml(WELCOME.content),
        sent_at: now - 52 * HOUR,
      })),
    )
    .execute();
}

const NEWS: readonly Pick<Announcement, 'title' | 'content'>[] = [
  {
    title: ['A draw every minute', 'Mỗi phút một kỳ quay', 'Um sorteio a cada minuto'],
    content: [
      'The fast lotteries draw day and night, every one, three or five minutes.',
      'Xổ số siêu tốc quay suốt ngày đêm, mỗi một, ba hoặc năm phút.',
      'As loterias rápidas sorteiam dia e noite, a cada um, três ou cinco minutos.',
    ],
  },
  {
    title: ['Try every game for free', 'Chơi thử mọi trò miễn phí', 'Experimente todos os jogos de graça'],
    content: [
      'A free trial needs no registration. It is play money, as everywhere here.',
      'Chơi thử không cần đăng ký. Ở đây chỉ dùng tiền chơi.',
      'O teste grátis não exige cadastro. O dinheiro é fictício, como em todo o site.',
    ],
  },
];

/** Adds the lobby news, which are announcements of a separate page. */
export async function seedLobbyNews(trx: Trx): Promise<void> {
  await trx
    .insertInto('announcements')
    .values(
      NEWS.map(({ title, content }) => ({
        merchant_code: DEMO_MERCHANT,
        type: 'PL' as const,
        placement: 'm_lobby',
        group_name: '',
        titles: texts(title),
        contents: asHtml(content),
        url: null,
        start_at: 0,
      })),
    )
    .execute();
}
