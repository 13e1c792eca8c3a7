/** Texts of further announcements for players and agents. HTML in all supported languages. */
import type { Article } from '../../../migrations/reference/texts.ts';

export interface NoticeSeed extends Article {
  readonly type: 'PL' | 'A';
  /** Age of the announcement, days. */
  readonly days: number;
}

export const NOTICES: readonly NoticeSeed[] = [
  {
    type: 'PL',
    days: 4,
    title: ['The help center is open', 'Trung tâm trợ giúp đã mở', 'A central de ajuda está aberta'],
    content: [
      '<p>Accounts, draws, results, safety: the <a href="/m/help">help center</a> answers the questions we hear most. For anything else, ask <a href="/m/customer">customer service</a>.</p>',
      '<p>Tài khoản, kỳ quay, kết quả, an toàn: <a href="/m/help">trung tâm trợ giúp</a> trả lời những câu hỏi thường gặp. Các câu hỏi khác, hãy hỏi <a href="/m/customer">chăm sóc khách hàng</a>.</p>',
      '<p>Contas, sorteios, resultados, segurança: a <a href="/m/help">central de ajuda</a> responde às dúvidas mais comuns. Para o resto, fale com o <a href="/m/customer">atendimento</a>.</p>',
    ],
  },
  {
    type: 'PL',
    days: 6,
    title: ['New promotions are here', 'Khuyến mãi mới đã mở', 'Há novas promoções'],
    content: [
      '<p>Sevens, fast draws and the club: see what’s on at <a href="/m/activity">promotions</a>. Everything is for play money.</p>',
      '<p>Số bảy, quay siêu tốc và câu lạc bộ: xem ngay ở trang <a href="/m/activity">khuyến mãi</a>. Tất cả đều bằng tiền chơi.</p>',
      '<p>Setes, sorteios rápidos e o clube: confira as <a href="/m/activity">promoções</a>. Tudo com dinheiro fictício.</p>',
    ],
  },
  {
    type: 'PL',
    days: 9,
    title: ['We never ask for your code', 'Chúng tôi không hỏi mã của bạn', 'Nunca pedimos o seu código'],
    content: [
      '<p>A code we text you is for you alone. Anyone who asks for it, by phone or in a chat, isn’t one of us.</p>',
      '<p>Mã gửi qua tin nhắn chỉ dành cho bạn. Ai hỏi mã, qua điện thoại hay trò chuyện, đều không phải người của chúng tôi.</p>',
      '<p>O código que enviamos por SMS é só seu. Quem pedir, por telefone ou no chat, não é da nossa equipe.</p>',
    ],
  },
  {
    type: 'A',
    days: 2,
    title: ['Your team today', 'Đội nhóm hôm nay', 'Sua equipe hoje'],
    content: [
      '<p>As an agent, your home page shows how many members have registered with your team code since midnight. Only real registrations count.</p>',
      '<p>Trang chủ cho đại lý biết từ nửa đêm đến giờ có bao nhiêu thành viên đăng ký bằng mã của đội nhóm. Chỉ tính lượt đăng ký thật.</p>',
      '<p>A página inicial mostra ao agente quantos membros se cadastraram com o código da equipe desde a meia-noite. Só contam cadastros reais.</p>',
    ],
  },
  {
    type: 'A',
    days: 8,
    title: ['How to share your code', 'Cách chia sẻ mã mời', 'Como compartilhar seu código'],
    content: [
      '<p>Share your code as a link: <i>/m/register?affiliateCode=</i> followed by your code fills in the field. Only invite people who want it, and no one underage.</p>',
      '<p>Hãy gửi mã dưới dạng liên kết: <i>/m/register?affiliateCode=</i> kèm mã của bạn sẽ điền sẵn ô mã mời. Chỉ mời người có nhu cầu và đủ tuổi.</p>',
      '<p>Compartilhe seu código como link: <i>/m/register?affiliateCode=</i> com o seu código no fim preenche o campo. Convide só quem quiser, e nunca menores de idade.</p>',
    ],
  },
];
