/** Texts of help items about accounts, play money and safety. HTML in all supported languages. */
import type { Article } from '../../../migrations/reference/texts.ts';

export const HELP_ACCOUNT: readonly Article[] = [
  {
    title: ['Create an account', 'Tạo tài khoản', 'Criar uma conta'],
    content: [
      '<p>All you need is a username, a password and a minute. Tap <a href="/m/register">Register</a> and follow the form.</p><ul><li>You log in with your username. It can’t be changed later.</li><li>The password has 8 to 64 characters. A short sentence is easier to remember than a complicated word.</li><li>You confirm that you’re of legal age: 18, or 21 where the law says so.</li></ul><p>Just want to look around? Take the <a href="/m/trail">free trial</a>: a guest account with play money that ends after two hours.</p>',
      '<p>Bạn cần tên đăng nhập, mật khẩu và một phút. Nhấn <a href="/m/register">Đăng ký</a> rồi làm theo biểu mẫu.</p><ul><li>Tên đăng nhập dùng để vào tài khoản và không đổi được về sau.</li><li>Mật khẩu dài từ 8 đến 64 ký tự. Một câu ngắn dễ nhớ hơn một từ đầy ký hiệu.</li><li>Bạn xác nhận đã đủ tuổi: 18, hoặc 21 nếu luật nơi bạn sống quy định.</li></ul><p>Chỉ muốn xem thử? Hãy <a href="/m/trail">chơi thử miễn phí</a>: tài khoản khách có sẵn tiền chơi, kết thúc sau hai giờ hoặc khi bạn đăng xuất.</p>',
      '<p>Você precisa de um nome de usuário, uma senha e um minuto. Toque em <a href="/m/register">Cadastre-se</a> e preencha o formulário.</p><ul><li>O nome de usuário serve para entrar e não pode ser alterado depois.</li><li>A senha tem de 8 a 64 caracteres. Uma frase curta é mais fácil de lembrar do que uma palavra cheia de símbolos.</li><li>Você confirma que tem idade para jogar: 18 anos, ou 21 onde a lei exige.</li></ul><p>Só quer dar uma olhada? Faça o <a href="/m/trail">teste grátis</a>: uma conta de convidado com dinheiro fictício, que dura duas horas ou até você sair.</p>',
    ],
  },
  {
    title: ['I forgot my password', 'Tôi quên mật khẩu', 'Esqueci minha senha'],
    content: [
      '<p>There are two ways back in, both under <a href="/m/forget">Forgot password</a>:</p><ol><li><b>By mobile number:</b> request a code, enter it and choose a new password.</li><li><b>By email:</b> we send a temporary password to the address in your profile. You change it the next time you log in.</li></ol><p>After ten wrong passwords within a quarter of an hour, the account is locked for fifteen minutes. That protects you, and it unlocks by itself.</p>',
      '<p>Có hai cách lấy lại, đều nằm trong <a href="/m/forget">Quên mật khẩu</a>:</p><ol><li><b>Bằng số điện thoại:</b> nhận mã, nhập mã rồi chọn mật khẩu mới.</li><li><b>Bằng email:</b> chúng tôi gửi mật khẩu tạm đến địa chỉ trong hồ sơ. Hãy đổi mật khẩu này ở lần đăng nhập kế tiếp.</li></ol><p>Sau mười lần nhập sai trong mười lăm phút, tài khoản bị khóa mười lăm phút. Việc này bảo vệ bạn; hết giờ tài khoản sẽ tự mở lại.</p>',
      '<p>Há duas formas de recuperar o acesso, ambas em <a href="/m/forget">Esqueceu a senha?</a>:</p><ol><li><b>Pelo celular:</b> peça um código, digite-o e escolha uma nova senha.</li><li><b>Por e-mail:</b> enviamos uma senha temporária ao endereço do seu perfil. Você a troca no próximo acesso.</li></ol><p>Depois de dez senhas erradas em quinze minutos, a conta fica bloqueada por quinze minutos. Isso protege você, e o desbloqueio é automático.</p>',
    ],
  },
  {
    title: ['What is play money?', 'Tiền chơi là gì?', 'O que é dinheiro fictício?'],
    content: [
      '<p>Every new account starts with <b>10,000.00</b> in play money. It’s a number to play with and nothing else:</p><ul><li>It has no value outside this demo: deposits and withdrawals here move no real money.</li><li>Stakes and wins are booked to the last cent, just like real ones.</li><li>When it runs out, make a <a href="/m/voucherCenter">deposit</a>: that costs nothing here.</li></ul><p>Never enter a real card number or bank account here.</p>',
      '<p>Mỗi tài khoản mới có sẵn <b>10.000,00</b> tiền chơi. Đó chỉ là con số để chơi:</p><ul><li>Tiền chơi không có giá trị ngoài môi trường thử. Nạp và rút tiền ở đây không chuyển tiền thật.</li><li>Tiền cược và tiền thắng được ghi lại chính xác đến từng xu, như tiền thật.</li><li>Khi hết, hãy nạp thêm tiền chơi.</li></ul><p>Đừng nhập số thẻ hay số tài khoản ngân hàng thật của bạn ở đây.</p>',
      '<p>Toda conta nova começa com <b>10.000,00</b> em dinheiro fictício. É um número para jogar e nada mais:</p><ul><li>Não tem valor fora desta demonstração: depósitos e saques aqui não movimentam dinheiro de verdade.</li><li>Apostas e ganhos são lançados até o último centavo, como se fossem de verdade.</li><li>Quando acabar, deposite mais dinheiro fictício.</li></ul><p>Nunca informe aqui um número real de cartão ou de conta bancária.</p>',
    ],
  },
  {
    title: ['Keep your account safe', 'Giữ tài khoản an toàn', 'Mantenha sua conta segura'],
    content: [
      '<ul><li>Use a password that you don’t use anywhere else.</li><li>Never share a code from a text message. We’ll never ask for it.</li><li>Change your password after using someone else’s phone: that logs you out on <b>every</b> other device.</li><li>Check the address of the page before you type anything.</li></ul><p>Something looks strange? Write to <a href="/m/customer">customer service</a>, with a screenshot if you can.</p>',
      '<ul><li>Dùng mật khẩu riêng, không trùng với nơi khác.</li><li>Mã trong tin nhắn chỉ dành cho bạn. Nhân viên của chúng tôi không bao giờ hỏi mã.</li><li>Đổi mật khẩu sau khi dùng máy của người khác: tài khoản sẽ bị đăng xuất trên <b>mọi</b> thiết bị khác.</li><li>Xem kỹ địa chỉ trang trước khi nhập: phải đúng là địa chỉ bạn vẫn dùng.</li></ul><p>Thấy điều gì lạ? Hãy liên hệ <a href="/m/customer">chăm sóc khách hàng</a>, kèm ảnh chụp nếu có.</p>',
      '<ul><li>Use uma senha que você não usa em nenhum outro lugar.</li><li>O código enviado por SMS é só seu. Nosso atendimento nunca o pede.</li><li>Troque a senha depois de usar um aparelho que não é seu: isso encerra a sessão em <b>todos</b> os outros aparelhos.</li><li>Confira o endereço da página antes de digitar: é sempre o que você conhece.</li></ul><p>Notou algo estranho? Fale com o <a href="/m/customer">atendimento</a> e, se puder, envie uma captura de tela.</p>',
    ],
  },
  {
    title: ['Play within limits', 'Chơi có chừng mực', 'Jogue com limites'],
    content: [
      '<p>A game is fun as long as it stays a game. A few things help:</p><ul><li>Decide how long you want to play before you start.</li><li>Take a break after a win as well as after a loss.</li><li>Never play to win back losses.</li></ul><p>The site is for people of <b>18 and over</b>. If playing stops being fun, talk to someone: a friend, a doctor or a helpline in your country.</p>',
      '<p>Trò chơi chỉ vui khi vẫn là trò chơi. Vài điều nên nhớ:</p><ul><li>Định trước thời gian chơi rồi mới bắt đầu.</li><li>Nghỉ sau khi thắng cũng như sau khi thua.</li><li>Đừng bao giờ chơi để gỡ thua.</li></ul><p>Trang này dành cho người <b>từ 18 tuổi</b>. Khi chơi không còn vui, hãy nói với ai đó: bạn bè, bác sĩ hoặc đường dây hỗ trợ nơi bạn sống.</p>',
      '<p>Jogar só é divertido enquanto é só um jogo. Algumas dicas ajudam:</p><ul><li>Antes da primeira rodada, decida quanto tempo quer jogar.</li><li>Faça uma pausa depois de ganhar e também depois de perder.</li><li>Nunca jogue para recuperar perdas.</li></ul><p>O site é para pessoas de <b>18 anos ou mais</b>. Se jogar deixar de ser divertido, fale com alguém: um amigo, um médico ou um serviço de apoio do seu país.</p>',
    ],
  },
];
