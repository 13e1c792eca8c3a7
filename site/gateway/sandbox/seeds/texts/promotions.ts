/**
 * Texts of promotions, which describe what the sandbox really does in the style of an operator. HTML in all supported
 * languages.
 */
import type { Article, Texts } from '../../../migrations/reference/texts.ts';

/** Categories of promotions in display order. */
export const CATEGORIES = {
  newcomers: ['New here', 'Người mới', 'Novatos'],
  lottery: ['Lottery', 'Xổ số', 'Loteria'],
  games: ['Games', 'Trò chơi', 'Jogos'],
  club: ['Club', 'Câu lạc bộ', 'Clube'],
} as const satisfies Readonly<Record<string, Texts>>;

export interface PromotionSeed extends Article {
  readonly scene: string;
  /** Short text on the promotion's cover. */
  readonly slogan: Texts;
  readonly categories: readonly (keyof typeof CATEGORIES)[];
  /** Days until the end; null for a long-term promotion. */
  readonly days: number | null;
}

export const PROMOTIONS: readonly PromotionSeed[] = [
  {
    scene: 'fortune-crimson',
    slogan: ['10,000 to start with', '10.000 khởi đầu', '10.000 para começar'],
    categories: ['newcomers'],
    days: null,
    title: [
      'Welcome bonus: 10,000.00 in play money',
      'Chào mừng với 10.000,00 tiền chơi',
      'Boas-vindas de 10.000,00 em dinheiro fictício',
    ],
    content: [
      '<p>Every new account starts with <b>10,000.00</b> in play money, credited the moment you register.</p><h3>How it works</h3><ol><li><a href="/m/register">Register</a> with a username or a mobile number.</li><li>The amount shows in your balance right away.</li><li>Play whatever you like: every game and lottery accepts it.</li></ol><h3>Good to know</h3><ul><li>Play money is for play only. It has no value outside this demo.</li><li>One welcome per account; guests get one too, for two hours.</li></ul>',
      '<p>Mỗi tài khoản mới có ngay <b>10.000,00</b> tiền chơi khi đăng ký.</p><h3>Cách nhận</h3><ol><li><a href="/m/register">Đăng ký</a> bằng tên đăng nhập hoặc số điện thoại.</li><li>Tiền vào số dư ngay.</li><li>Chơi tùy thích: mọi trò chơi và mọi loại xổ số đều dùng được.</li></ol><h3>Cần biết</h3><ul><li>Tiền chơi không có giá trị ngoài môi trường thử. Nạp và rút ở đây không chuyển tiền thật.</li><li>Mỗi tài khoản nhận một lần; khách chơi thử cũng có, dùng tối đa hai giờ.</li></ul>',
      '<p>Toda conta nova começa com <b>10.000,00</b> em dinheiro fictício, creditados na hora do cadastro.</p><h3>Como funciona</h3><ol><li><a href="/m/register">Cadastre-se</a> com um nome de usuário ou um celular.</li><li>O valor aparece na hora no seu saldo.</li><li>Jogue o que quiser: vale para todos os jogos e loterias.</li></ol><h3>Bom saber</h3><ul><li>Dinheiro fictício é só para jogar e não tem valor fora desta demonstração.</li><li>Um bônus por conta; convidados também têm o seu, por duas horas ou até sair.</li></ul>',
    ],
  },
  {
    scene: 'balls-royal',
    slogan: ['Three draws every evening', 'Ba kỳ quay mỗi chiều', 'Três sorteios por noite'],
    categories: ['lottery'],
    days: 30,
    title: [
      'South, center and north in one evening',
      'Nam, Trung, Bắc trong một chiều',
      'Sul, centro e norte em uma noite',
    ],
    content: [
      '<p>Three regions draw one after another, every day:</p><table><thead><tr><th>Region</th><th>Sales until</th><th>Draw</th></tr></thead><tbody><tr><td>South</td><td>16:15</td><td>16:30</td></tr><tr><td>Center</td><td>17:15</td><td>17:30</td></tr><tr><td>North</td><td>18:15</td><td>18:30</td></tr></tbody></table><p>Mark your favorites with the heart: they come first on the <a href="/m/lott">lottery page</a>, with their countdowns.</p>',
      '<p>Ba miền lần lượt quay số mỗi ngày:</p><table><thead><tr><th>Miền</th><th>Bán đến</th><th>Quay</th></tr></thead><tbody><tr><td>Nam</td><td>16:15</td><td>16:30</td></tr><tr><td>Trung</td><td>17:15</td><td>17:30</td></tr><tr><td>Bắc</td><td>18:15</td><td>18:30</td></tr></tbody></table><p>Nhấn trái tim để đánh dấu yêu thích: các đài này sẽ đứng đầu <a href="/m/lott">trang xổ số</a>, kèm đồng hồ đếm ngược.</p>',
      '<p>Três regiões sorteiam uma após a outra, todos os dias:</p><table><thead><tr><th>Região</th><th>Vendas até</th><th>Sorteio</th></tr></thead><tbody><tr><td>Sul</td><td>16:15</td><td>16:30</td></tr><tr><td>Centro</td><td>17:15</td><td>17:30</td></tr><tr><td>Norte</td><td>18:15</td><td>18:30</td></tr></tbody></table><p>Marque suas favoritas com o coração: elas aparecem primeiro na <a href="/m/lott">página de loterias</a>, com a contagem regressiva.</p>',
    ],
  },
  {
    scene: 'reels-neon',
    slogan: ['Three sevens: 500x', 'Ba số bảy: 500 lần', 'Três setes: 500 vezes'],
    categories: ['games'],
    days: 14,
    title: ['Sevens week', 'Tuần lễ số bảy', 'Semana dos setes'],
    content: [
      '<p>Three sevens on the reels pay <b>500 times your stake</b>, two pay ten times. The paytable below each game shows the other symbols:</p><table><thead><tr><th>Three of</th><th>Pay</th></tr></thead><tbody><tr><td>Seven</td><td>500</td></tr><tr><td>Gem</td><td>150</td></tr><tr><td>Crown</td><td>40</td></tr><tr><td>Bell</td><td>15</td></tr><tr><td>Star</td><td>10</td></tr><tr><td>Cherry</td><td>5</td></tr></tbody></table><p>Find your reels on the <a href="/m/rng">slots page</a>.</p>',
      '<p>Ba số bảy trên guồng trả <b>500 lần cược</b>, hai số bảy trả mười lần. Dưới mỗi trò chơi là bảng trả thưởng của các biểu tượng khác:</p><table><thead><tr><th>Ba</th><th>Trả</th></tr></thead><tbody><tr><td>Số bảy</td><td>500</td></tr><tr><td>Đá quý</td><td>150</td></tr><tr><td>Vương miện</td><td>40</td></tr><tr><td>Chuông</td><td>15</td></tr><tr><td>Ngôi sao</td><td>10</td></tr><tr><td>Anh đào</td><td>5</td></tr></tbody></table><p>Tìm guồng quay của bạn ở trang <a href="/m/rng">nổ hũ</a>.</p>',
      '<p>Três setes nos rolos pagam <b>500 vezes a aposta</b>; dois pagam dez vezes. A tabela abaixo de cada jogo mostra os outros símbolos:</p><table><thead><tr><th>Três de</th><th>Pagam</th></tr></thead><tbody><tr><td>Sete</td><td>500</td></tr><tr><td>Joia</td><td>150</td></tr><tr><td>Coroa</td><td>40</td></tr><tr><td>Sino</td><td>15</td></tr><tr><td>Estrela</td><td>10</td></tr><tr><td>Cereja</td><td>5</td></tr></tbody></table><p>Encontre seus rolos na página de <a href="/m/rng">slots</a>.</p>',
    ],
  },
  {
    scene: 'trophy-emerald',
    slogan: ['Your name on the board', 'Tên bạn trên bảng vàng', 'Seu nome no painel'],
    categories: ['games', 'club'],
    days: 21,
    title: [
      'Wins of 500.00 and more make the board',
      'Thắng từ 500,00 lên bảng vàng',
      'Prêmios a partir de 500,00 no painel',
    ],
    content: [
      '<p>The winner board of <a href="/m/home">home</a> shows the latest wins of <b>500.00 and more</b>, from games and lotteries alike.</p><ul><li>Your name is shown masked: first letter, last letter.</li><li>Every row is a round really played here, with play money.</li><li>Tap a row to open that game.</li></ul>',
      '<p>Bảng vàng ở <a href="/m/home">trang chủ</a> cho thấy các lần thắng mới nhất <b>từ 500,00</b>, cả trò chơi lẫn xổ số.</p><ul><li>Tên bạn được che bớt: chỉ còn chữ đầu và chữ cuối.</li><li>Mỗi dòng là một ván đã chơi thật ở đây, bằng tiền chơi.</li><li>Nhấn một dòng để mở trò chơi ấy.</li></ul>',
      '<p>O painel da <a href="/m/home">página inicial</a> mostra os últimos prêmios de <b>500,00 ou mais</b>, de jogos e loterias.</p><ul><li>Seu nome aparece mascarado: primeira e última letra.</li><li>Cada linha é uma rodada jogada de verdade aqui, com dinheiro fictício.</li><li>Toque em uma linha para abrir o jogo.</li></ul>',
    ],
  },
  {
    scene: 'target-sunset',
    slogan: ['Three digits: 900x', 'Ba số cuối: 900 lần', 'Três dígitos: 900 vezes'],
    categories: ['lottery', 'games'],
    days: 45,
    title: [
      'Three matching digits pay 900 times your stake',
      'Trúng ba số cuối, nhận 900 lần cược',
      'Três dígitos certos pagam 900 vezes a aposta',
    ],
    content: [
      '<p>Choose up to ten numbers on one ticket. The last digits of the special prize decide:</p><ul><li>1 digit pays <b>9</b> times your stake,</li><li>2 digits pay <b>90</b> times,</li><li>3 digits pay <b>900</b> times.</li></ul><p>Your ticket is settled automatically after the draw. Tickets are accepted until sales close, never after.</p>',
      '<p>Chọn tối đa mười số trên một vé. Các chữ số cuối của giải đặc biệt quyết định:</p><ul><li>1 chữ số trả <b>9</b> lần cược,</li><li>2 chữ số trả <b>90</b> lần,</li><li>3 chữ số trả <b>900</b> lần.</li></ul><p>Vé được tự động trả thưởng sau khi quay số. Vé chỉ được nhận đến lúc đóng bán.</p>',
      '<p>Escolha até dez números em um bilhete. Os últimos dígitos do prêmio especial decidem:</p><ul><li>1 dígito paga <b>9</b> vezes a aposta;</li><li>2 dígitos pagam <b>90</b> vezes;</li><li>3 dígitos pagam <b>900</b> vezes.</li></ul><p>O bilhete é liquidado automaticamente após o sorteio. Bilhetes são aceitos até o fim das vendas, nunca depois.</p>',
    ],
  },
  {
    scene: 'rocket-dusk',
    slogan: ['Play before you sign up', 'Chơi trước, đăng ký sau', 'Jogue antes do cadastro'],
    categories: ['newcomers', 'games'],
    days: 60,
    title: [
      'Two hours free, without an account',
      'Hai giờ miễn phí, không cần tài khoản',
      'Duas horas grátis, sem conta',
    ],
    content: [
      '<p>The <a href="/m/trail">free trial</a> gives you a guest account with one tap: no name, no number, no email.</p><ul><li>All games and lotteries are open.</li><li>It comes with its own play money.</li><li>It ends after two hours, and nothing is kept.</li></ul><p>Chat and messages are for members.</p>',
      '<p><a href="/m/trail">Chơi thử miễn phí</a> tạo tài khoản khách chỉ với một lần nhấn: không tên, không số điện thoại, không email.</p><ul><li>Mọi trò chơi và xổ số đều mở.</li><li>Có sẵn tiền chơi riêng.</li><li>Kết thúc sau hai giờ hoặc khi bạn đăng xuất, không lưu lại gì.</li></ul><p>Trò chuyện và tin nhắn chỉ dành cho thành viên.</p>',
      '<p>O <a href="/m/trail">teste grátis</a> cria uma conta de convidado com um toque: sem nome, sem número, sem e-mail.</p><ul><li>Todos os jogos e loterias estão abertos.</li><li>Ela vem com dinheiro fictício próprio.</li><li>Termina depois de duas horas ou quando você sai, e nada é guardado.</li></ul><p>Chat e mensagens são para membros.</p>',
    ],
  },
  {
    scene: 'ticket-ember',
    slogan: ['A draw every minute', 'Mỗi phút một kỳ quay', 'Um sorteio por minuto'],
    categories: ['lottery'],
    days: 10,
    title: ['Fast lotteries, day and night', 'Xổ số siêu tốc, ngày và đêm', 'Loterias rápidas, dia e noite'],
    content: [
      '<p>No need to wait for the evening: <b>Fast 1 min</b> draws every minute, and <b>Fast 3</b> and <b>Fast 5</b> give you a little longer to decide.</p><p>The countdown turns red when sales are about to close. For Fast 1, that’s ten seconds before the draw.</p>',
      '<p>Không cần đợi đến chiều: <b>Siêu tốc 1 phút</b> quay mỗi phút, <b>Siêu tốc 3</b> và <b>5</b> cho bạn thêm thời gian suy nghĩ.</p><p>Đồng hồ chuyển đỏ khi sắp đóng bán. Với Siêu tốc 1, đó là mười giây trước khi quay.</p>',
      '<p>Sem esperar a noite: a <b>Rápida 1 min</b> sorteia a cada minuto, a <b>Rápida 3</b> e a <b>5</b> dão um pouco mais de tempo para decidir.</p><p>A contagem fica vermelha quando as vendas estão para fechar. Na Rápida 1, isso acontece dez segundos antes do sorteio.</p>',
    ],
  },
  {
    scene: 'crown-ink',
    slogan: ['The club’s five levels', 'Năm cấp câu lạc bộ', 'Cinco níveis do clube'],
    categories: ['club'],
    days: null,
    title: ['From Bronze to Diamond', 'Từ Đồng đến Kim cương', 'Do Bronze ao Diamante'],
    content: [
      '<p>The <a href="/m/vip">club</a> has five levels: Bronze, Silver, Gold, Platinum and Diamond. Each level keeps the benefits of the ones below it.</p><p>You move up as you stake, and each new level comes with a gift. Anything marked as an example is just that.</p>',
      '<p><a href="/m/vip">Câu lạc bộ</a> có năm cấp: Đồng, Bạc, Vàng, Bạch kim và Kim cương. Mỗi cấp có đủ quyền lợi của các cấp dưới.</p><p>Bạn lên cấp theo tiền cược, và mỗi cấp mới đều có quà. Quyền lợi ghi “ví dụ” chỉ là ví dụ.</p>',
      '<p>O <a href="/m/vip">clube</a> tem cinco níveis: Bronze, Prata, Ouro, Platina e Diamante. Cada um mantém os benefícios dos anteriores.</p><p>Você sobe de nível conforme aposta, e cada novo nível traz um presente. O que está marcado como exemplo é só um exemplo.</p>',
    ],
  },
];
