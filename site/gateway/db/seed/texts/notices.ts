/** Further announcements of the sandbox, to players and to agents. HTML, in the languages of the kit. */
import type { Article } from '../texts.ts';

export interface NoticeSeed extends Article {
  readonly type: 'PL' | 'A';
  /** Before now. */
  readonly days: number;
}

export const NOTICES: readonly NoticeSeed[] = [
  {
    type: 'PL',
    days: 4,
    title: ['The help centre is open', 'Trung tâm trợ giúp đã mở', 'A central de ajuda está aberta'],
    content: [
      '<p>Accounts, draws, results, safety: the <a href="/m/help">help centre</a> answers the questions we hear most. For anything else, ask <a href="/m/customer">customer service</a>.</p>',
      '<p>Tài khoản, kỳ quay, kết quả, an toàn: <a href="/m/help">trung tâm trợ giúp</a> trả lời những câu hỏi thường gặp. Điều còn thiếu, <a href="/m/customer">chăm sóc khách hàng</a> sẽ trả lời.</p>',
      '<p>Contas, sorteios, resultados, segurança: a <a href="/m/help">central de ajuda</a> responde ao que mais nos perguntam. O que faltar, o <a href="/m/customer">atendimento</a> responde.</p>',
    ],
  },
  {
    type: 'PL',
    days: 6,
    title: ['New promotions are here', 'Khuyến mãi mới đã mở', 'Há novas promoções'],
    content: [
      '<p>Sevens, fast draws and the club: see what’s on at <a href="/m/activity">promotions</a>. Everything is for play money.</p>',
      '<p>Số bảy, quay siêu tốc và câu lạc bộ: xem ngay ở trang <a href="/m/activity">khuyến mãi</a>. Tất cả đều bằng tiền chơi.</p>',
      '<p>Setes, sorteios rápidos e o clube: veja o que há nas <a href="/m/activity">promoções</a>. Tudo com dinheiro fictício.</p>',
    ],
  },
  {
    type: 'PL',
    days: 9,
    title: ['We never ask for your code', 'Không ai hỏi mã của bạn', 'Ninguém pede o seu código'],
    content: [
      '<p>A code we text you is for you alone. Anyone who asks for it, by phone or in a chat, isn’t one of us.</p>',
      '<p>Mã gửi qua tin nhắn chỉ dành cho bạn. Ai hỏi mã, qua điện thoại hay trò chuyện, đều không phải người của chúng tôi.</p>',
      '<p>O código que chega por mensagem é só seu. Quem o pedir, por telefone ou no chat, não é daqui.</p>',
    ],
  },
  {
    type: 'A',
    days: 2,
    title: ['Your team today', 'Đội của bạn hôm nay', 'Sua equipe de hoje'],
    content: [
      '<p>As an agent, your home page shows how many members have registered with your team code since midnight. Only real registrations count.</p>',
      '<p>Trang chủ cho đại lý biết có bao nhiêu hội viên đăng ký bằng mã của đội từ nửa đêm. Chỉ tính lượt đăng ký thật.</p>',
      '<p>A página inicial mostra ao agente quantos membros se cadastraram com o código da equipe desde a meia-noite. Só contam cadastros reais.</p>',
    ],
  },
  {
    type: 'A',
    days: 8,
    title: ['How to share your code', 'Cách chia sẻ mã mời', 'Como compartilhar seu código'],
    content: [
      '<p>Share your code as a link: <i>/m/register?affiliateCode=</i> followed by your code fills in the field. Only invite people who want it, and no one underage.</p>',
      '<p>Hãy gửi mã dưới dạng địa chỉ: <i>/m/register?affiliateCode=</i> kèm mã sẽ điền sẵn ô nhập. Chỉ mời người có nhu cầu và đủ tuổi.</p>',
      '<p>Compartilhe seu código como endereço: <i>/m/register?affiliateCode=</i> com o código no fim preenche o campo. Convide quem pediu, e ninguém menor de idade.</p>',
    ],
  },
];
