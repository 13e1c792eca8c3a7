/** Texts of help items about lotteries, games and the app. HTML in all supported languages. */
import type { Article } from '../../../migrations/reference/texts.ts';

export const HELP_PLAY: readonly Article[] = [
  {
    title: ['When are the draws?', 'Khi nào quay số?', 'Quando são os sorteios?'],
    content: [
      '<p>All times are Vietnam time (GMT+7). Sales close fifteen minutes before a regional draw.</p><table><thead><tr><th>Lottery</th><th>Draw</th></tr></thead><tbody><tr><td>South, by province</td><td>16:30</td></tr><tr><td>Center, by province</td><td>17:30</td></tr><tr><td>North</td><td>18:30, every day</td></tr><tr><td>Fast 1, 3 and 5 min</td><td>round the clock</td></tr></tbody></table><p>The <a href="/m/lott">lottery page</a> counts down to each of them. Draws made up for the sandbox are marked.</p>',
      '<p>Mọi giờ đều theo giờ Việt Nam (GMT+7). Vé theo miền đóng bán mười lăm phút trước giờ quay.</p><table><thead><tr><th>Xổ số</th><th>Giờ quay</th></tr></thead><tbody><tr><td>Miền Nam, theo tỉnh</td><td>16:30</td></tr><tr><td>Miền Trung, theo tỉnh</td><td>17:30</td></tr><tr><td>Miền Bắc</td><td>18:30, mỗi ngày</td></tr><tr><td>Siêu tốc 1, 3 và 5 phút</td><td>suốt ngày đêm</td></tr></tbody></table><p><a href="/m/lott">Trang xổ số</a> đếm ngược đến từng kỳ quay. Kỳ quay tạo riêng cho môi trường thử được ghi rõ.</p>',
      '<p>Todos os horários são os do Vietnã (GMT+7). As vendas fecham quinze minutos antes de um sorteio regional.</p><table><thead><tr><th>Loteria</th><th>Sorteio</th></tr></thead><tbody><tr><td>Sul, por província</td><td>16:30</td></tr><tr><td>Centro, por província</td><td>17:30</td></tr><tr><td>Norte</td><td>18:30, todos os dias</td></tr><tr><td>Rápidas de 1, 3 e 5 min</td><td>24 horas por dia</td></tr></tbody></table><p>A <a href="/m/lott">página de loterias</a> mostra a contagem regressiva de cada uma. Sorteios criados para o ambiente de teste são identificados.</p>',
    ],
  },
  {
    title: ['How do I read a result?', 'Đọc kết quả thế nào?', 'Como leio um resultado?'],
    content: [
      '<p>A result has several prize levels. <b>GB</b> is the special prize, in gold; <b>G1</b> to <b>G9</b> follow, each with its numbers.</p><p>A sandbox ticket wins by the last digits of the special prize. If that is <b>60213</b>:</p><table><thead><tr><th>You chose</th><th>Wins with</th><th>Payouts</th></tr></thead><tbody><tr><td>Last digit</td><td>3</td><td>9 times your stake</td></tr><tr><td>Last 2 digits</td><td>13</td><td>90 times your stake</td></tr><tr><td>Last 3 digits</td><td>213</td><td>900 times your stake</td></tr></tbody></table><p>Use each lottery’s history button to see earlier draws.</p>',
      '<p>Kết quả gồm nhiều giải. Đứng đầu là <b>giải đặc biệt</b>, màu vàng; tiếp theo là <b>G1</b> đến <b>G9</b> với các số của từng giải.</p><p>Vé trong môi trường thử được so với các chữ số cuối của giải đặc biệt. Nếu giải đặc biệt là <b>60213</b>:</p><table><thead><tr><th>Bạn chọn</th><th>Trúng với</th><th>Trả</th></tr></thead><tbody><tr><td>1 số cuối</td><td>3</td><td>9 lần tiền cược</td></tr><tr><td>2 số cuối</td><td>13</td><td>90 lần tiền cược</td></tr><tr><td>3 số cuối</td><td>213</td><td>900 lần tiền cược</td></tr></tbody></table><p>Các kỳ trước nằm sau nút lịch sử của mỗi loại xổ số.</p>',
      '<p>Um resultado tem faixas de prêmio. <b>GB</b> é o prêmio especial, em dourado; <b>G1</b> a <b>G9</b> vêm depois, cada um com seus números.</p><p>No ambiente de teste, o bilhete ganha pelos últimos dígitos do prêmio especial. Se ele for <b>60213</b>:</p><table><thead><tr><th>Você escolheu</th><th>Ganha com</th><th>Paga</th></tr></thead><tbody><tr><td>Último dígito</td><td>3</td><td>9 vezes a aposta</td></tr><tr><td>2 últimos dígitos</td><td>13</td><td>90 vezes a aposta</td></tr><tr><td>3 últimos dígitos</td><td>213</td><td>900 vezes a aposta</td></tr></tbody></table><p>Os sorteios anteriores ficam no botão de histórico de cada loteria.</p>',
    ],
  },
  {
    title: ['A game doesn’t open', 'Trò chơi không mở', 'Um jogo não abre'],
    content: [
      '<p>One of these usually helps:</p><ol><li>Go back and tap the game again. A game link works <b>once</b>, for two minutes.</li><li>Check whether the page says you’re offline. Games need a connection and continue automatically when it’s back.</li><li>Log in again. Sessions end after half an hour without activity.</li></ol><p>An interrupted round isn’t lost: it was either played or not, and your balance shows which.</p>',
      '<p>Hãy thử một trong các cách sau:</p><ol><li>Quay lại và nhấn trò chơi lần nữa. Liên kết của trò chơi chỉ dùng <b>một lần</b>, trong hai phút.</li><li>Xem trang có báo mất mạng không. Trò chơi cần kết nối và tự chạy tiếp khi có mạng.</li><li>Đăng nhập lại. Phiên kết thúc sau nửa giờ không hoạt động.</li></ol><p>Ván bị ngắt không mất: ván đã được tính hoặc chưa, số dư sẽ cho bạn biết.</p>',
      '<p>Quase sempre um destes passos resolve:</p><ol><li>Volte e toque no jogo de novo. O link de um jogo vale <b>uma única vez</b>, por dois minutos.</li><li>Veja se a página diz que você está sem conexão. Os jogos precisam de conexão e continuam sozinhos quando ela volta.</li><li>Entre de novo. Depois de meia hora sem atividade, a sessão termina.</li></ol><p>Uma rodada interrompida não se perde: ou foi jogada, ou não foi, e o seu saldo mostra.</p>',
    ],
  },
  {
    title: ['Install the site on my phone', 'Cài trang lên điện thoại', 'Instalar o site no celular'],
    content: [
      '<p>Once it’s on your home screen, the site runs like an app, no store needed:</p><ul><li><b>Android:</b> browser menu, then <i>Install app</i>.</li><li><b>iPhone:</b> Safari’s share button, then <i>Add to Home Screen</i>.</li></ul><p>The <a href="/m/app">app page</a> shows every option with pictures. Never install anything sent to you in a message.</p>',
      '<p>Khi ở trên màn hình chính, trang chạy như một ứng dụng mà không cần cửa hàng:</p><ul><li><b>Android:</b> menu của trình duyệt, rồi <i>Cài đặt ứng dụng</i>.</li><li><b>iPhone:</b> nút chia sẻ của Safari, rồi <i>Thêm vào MH chính</i>.</li></ul><p>Mọi cách, kèm hình, có ở <a href="/m/app">trang ứng dụng</a>. Đừng bao giờ cài ứng dụng được gửi qua tin nhắn.</p>',
      '<p>Na tela de início, o site funciona como um aplicativo, sem precisar de loja:</p><ul><li><b>Android:</b> menu do navegador, depois <i>Instalar aplicativo</i>.</li><li><b>iPhone:</b> botão de compartilhar do Safari, depois <i>Adicionar à Tela de Início</i>.</li></ul><p>A <a href="/m/app">página do aplicativo</a> mostra todas as opções, com imagens. Nunca instale nada que chegue por mensagem.</p>',
    ],
  },
];
