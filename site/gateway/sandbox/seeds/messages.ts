/**
 * Seed data of the public accounts' inbox messages, one of which is already read, and of the automatic replies in the
 * live chat.
 */

import { type Article, type Texts, texts } from '../../migrations/reference/texts.ts';
import type { Trx } from '../../platform/db/schema.ts';

const HOUR = 3_600_000;

const MESSAGES: readonly (Article & { readonly hours: number; readonly isRead: boolean })[] = [
  {
    hours: 5,
    isRead: false,
    title: ['How play money works', 'Tiền chơi dùng thế nào', 'Como funciona o dinheiro fictício'],
    content: [
      '<p>Your account began with <b>10,000.00</b>. It’s for play only; <a href="/m/help">the help center</a> explains how it works.</p>',
      '<p>Tài khoản của bạn bắt đầu với <b>10.000,00</b>. Số tiền này chỉ để chơi; <a href="/m/help">trung tâm trợ giúp</a> giải thích cách dùng.</p>',
      '<p>Sua conta começou com <b>10.000,00</b>. O valor é só para jogar; a <a href="/m/help">central de ajuda</a> explica como funciona.</p>',
    ],
  },
  {
    hours: 50,
    isRead: true,
    title: ['Check your contact details', 'Kiểm tra thông tin liên hệ', 'Confira seus contatos'],
    content: [
      '<p>With a mobile number or email address you can get back in if you forget your password. Check yours in <a href="/m/member/home">your account</a>.</p>',
      '<p>Số điện thoại và email giúp bạn lấy lại tài khoản khi quên mật khẩu. Kiểm tra thông tin của bạn ở <a href="/m/member/home">trang tài khoản</a>.</p>',
      '<p>Com um celular ou e-mail, você recupera o acesso se esquecer a senha. Confira os seus em <a href="/m/member/home">Minha conta</a>.</p>',
    ],
  },
];

/**
 * Automatic replies in the live chat. The first one is a greeting; the others are sent in turn until an operator
 * answers.
 */
const LINES: readonly Texts[] = [
  [
    'Hello! This is the sandbox support desk. How can we help?',
    'Xin chào! Đây là quầy hỗ trợ của môi trường thử. Chúng tôi giúp gì được cho bạn?',
    'Olá! Aqui é o atendimento do ambiente de teste. Como podemos ajudar?',
  ],
  [
    'Thanks, we’ve got your message. Whoever runs this sandbox can answer it from the command line.',
    'Cảm ơn, tin nhắn của bạn đã được lưu. Nhà vận hành có thể trả lời từ dòng lệnh.',
    'Obrigado, recebemos sua mensagem. Quem opera este ambiente pode responder pela linha de comando.',
  ],
  [
    'Got it. While you wait, the help center may have the answer: accounts, draws, results, safety.',
    'Đã ghi nhận. Trong lúc chờ, trung tâm trợ giúp có thể đã có câu trả lời: tài khoản, kỳ quay, kết quả, an toàn.',
    'Anotado. Enquanto isso, a central de ajuda talvez já tenha a resposta: contas, sorteios, resultados, segurança.',
  ],
];

/**
 * Adds inbox messages and automatic replies.
 * @param now ms since 1970
 */
export async function seedMessages(trx: Trx, { now }: { readonly now: number }): Promise<void> {
  const members = await trx.selectFrom('members').select('id').where('type', '<>', 4).orderBy('id').execute();
  const rows = members.flatMap(({ id }) =>
    MESSAGES.map(({ hours, isRead, title, content }) => ({
      member_id: id,
      titles: texts(title),
      contents: texts(content),
      sent_at: now - hours * HOUR,
      read_at: isRead ? now - (hours - 1) * HOUR : null,
    })),
  );
  await trx.insertInto('member_messages').values(rows).execute();
  await trx
    .insertInto('chat_auto_replies')
    .values(LINES.map((line, position) => ({ titles: texts(line), position })))
    .execute();
}
