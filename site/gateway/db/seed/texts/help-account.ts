/** First help: accounts, play money, safety. HTML, in the languages of the kit. */
import type { Article } from '../texts.ts';

export const HELP_ACCOUNT: readonly Article[] = [
  {
    title: ['Create an account', 'Tạo tài khoản', 'Criar uma conta'],
    content: [
      '<p>You need a user name, a password and a minute. Tap <a href="/m/register">Register</a> and follow the form.</p><ul><li>The user name is what you sign in with. It cannot be changed later.</li><li>The password has 8 to 128 characters. A short sentence is easier to remember than a word with signs.</li><li>You confirm that you are of age: 18, or 21 where the law of your place says so.</li></ul><p>Who only wants to look around takes the <a href="/m/trail">free trial</a>: a guest account that ends after two hours, with its play money.</p>',
      '<p>Bạn cần tên đăng nhập, mật khẩu và một phút. Nhấn <a href="/m/register">Đăng ký</a> rồi làm theo biểu mẫu.</p><ul><li>Tên đăng nhập dùng để vào tài khoản và không đổi được về sau.</li><li>Mật khẩu dài từ 8 đến 128 ký tự. Một câu ngắn dễ nhớ hơn một từ đầy ký hiệu.</li><li>Bạn xác nhận đã đủ tuổi: 18, hoặc 21 nếu luật nơi bạn sống quy định.</li></ul><p>Chỉ muốn xem thử? Hãy <a href="/m/trail">chơi thử miễn phí</a>: tài khoản khách kéo dài hai giờ và có sẵn tiền chơi.</p>',
      '<p>Você precisa de um nome de usuário, uma senha e um minuto. Toque em <a href="/m/register">Cadastrar</a> e siga o formulário.</p><ul><li>O nome de usuário serve para entrar e não pode ser mudado depois.</li><li>A senha tem de 8 a 128 caracteres. Uma frase curta é mais fácil de lembrar do que uma palavra cheia de sinais.</li><li>Você confirma que tem idade: 18, ou 21 onde a lei assim exige.</li></ul><p>Só quer dar uma olhada? Faça o <a href="/m/trail">teste grátis</a>: uma conta de convidado que dura duas horas, com dinheiro fictício.</p>',
    ],
  },
  {
    title: ['I forgot my password', 'Tôi quên mật khẩu', 'Esqueci minha senha'],
    content: [
      '<p>There are two ways back in, both under <a href="/m/forget">Forgot password</a>:</p><ol><li><b>By mobile number:</b> request a code, enter it and choose a new password.</li><li><b>By email:</b> we send a temporary password to the address in your profile. You change it the next time you log in.</li></ol><p>After ten wrong passwords within a quarter of an hour, the account is locked for fifteen minutes. That protects you, and it unlocks by itself.</p>',
      '<p>Có hai cách lấy lại, đều nằm trong <a href="/m/forget">Quên mật khẩu</a>:</p><ol><li><b>Bằng số điện thoại:</b> nhận mã, nhập mã rồi chọn mật khẩu mới.</li><li><b>Bằng e-mail:</b> chúng tôi gửi mật khẩu tạm đến địa chỉ trong hồ sơ. Bạn đổi nó ở lần đăng nhập kế tiếp.</li></ol><p>Sau mười lần nhập sai trong mười lăm phút, tài khoản bị khóa mười lăm phút. Việc đó bảo vệ bạn; chờ hết giờ là mở lại.</p>',
      '<p>Há dois caminhos de volta, ambos em <a href="/m/forget">Esqueci a senha</a>:</p><ol><li><b>Pelo celular:</b> peça um código, digite-o e escolha uma senha nova.</li><li><b>Por e-mail:</b> enviamos uma senha temporária ao endereço do seu perfil. Você a troca no próximo acesso.</li></ol><p>Depois de dez senhas erradas em quinze minutos, a conta fica bloqueada por quinze minutos. Isso protege você; basta esperar.</p>',
    ],
  },
  {
    title: ['What is play money?', 'Tiền chơi là gì?', 'O que é dinheiro fictício?'],
    content: [
      '<p>Every new account starts with <b>10,000.00</b> in play money. It’s a number to play with and nothing else:</p><ul><li>It can’t be bought, paid out, given away or exchanged.</li><li>Stakes and wins are booked to the last cent, just like real ones.</li><li>When it runs out, register again or take the free trial.</li></ul><p>Nobody here will ever ask you for a card number or a bank account.</p>',
      '<p>Mỗi tài khoản mới có sẵn <b>10.000,00</b> tiền chơi. Đó chỉ là con số để chơi:</p><ul><li>Không mua, không rút, không tặng và không đổi được.</li><li>Tiền cược và tiền thắng được ghi sổ đến từng chữ số, như tiền thật.</li><li>Khi hết, hãy đăng ký lại hoặc chơi thử miễn phí.</li></ul><p>Ở đây không ai hỏi số thẻ hay tài khoản ngân hàng của bạn.</p>',
      '<p>Toda conta nova começa com <b>10.000,00</b> em dinheiro fictício. É um número para jogar e nada mais:</p><ul><li>Não pode ser comprado, sacado, doado nem trocado.</li><li>Apostas e prêmios são lançados até o último centavo, como se fossem de verdade.</li><li>Quando acabar, cadastre-se de novo ou faça o teste grátis.</li></ul><p>Ninguém aqui vai pedir o número do seu cartão ou da sua conta.</p>',
    ],
  },
  {
    title: ['Keep your account safe', 'Giữ tài khoản an toàn', 'Mantenha sua conta segura'],
    content: [
      '<ul><li>Use a password that you use nowhere else.</li><li>A code from a text message is for you alone. Our desk never asks for it.</li><li>Change the password after using a phone that is not yours: that signs you out on <b>every</b> other device.</li><li>Look at the address of the page before you type: it is always the one you know.</li></ul><p>Something looks strange? Write to the <a href="/m/customer">customer service</a>, with a screenshot if you can.</p>',
      '<ul><li>Dùng mật khẩu riêng, không trùng với nơi khác.</li><li>Mã trong tin nhắn chỉ dành cho bạn. Nhân viên của chúng tôi không bao giờ hỏi mã.</li><li>Đổi mật khẩu sau khi dùng máy của người khác: bạn sẽ được đăng xuất trên <b>mọi</b> thiết bị còn lại.</li><li>Xem kỹ địa chỉ trang trước khi nhập: nó luôn là địa chỉ bạn quen.</li></ul><p>Thấy điều gì lạ? Hãy viết cho <a href="/m/customer">chăm sóc khách hàng</a>, kèm ảnh chụp nếu có.</p>',
      '<ul><li>Use uma senha que não usa em nenhum outro lugar.</li><li>O código da mensagem de texto é só seu. Nosso atendimento nunca o pede.</li><li>Troque a senha depois de usar um celular que não é seu: isso encerra a sessão em <b>todos</b> os outros aparelhos.</li><li>Olhe o endereço da página antes de digitar: é sempre o que você conhece.</li></ul><p>Algo estranho? Escreva ao <a href="/m/customer">atendimento</a>, com uma captura de tela se puder.</p>',
    ],
  },
  {
    title: ['Play within limits', 'Chơi có chừng mực', 'Jogue com limites'],
    content: [
      '<p>A game is fun as long as it stays a game. A few things help:</p><ul><li>Decide how long you want to play before you start.</li><li>Take a break after a win as well as after a loss.</li><li>Never play to win back losses.</li></ul><p>The site is for people of <b>18 and over</b>. If playing stops being fun, talk to someone: a friend, a doctor or a helpline in your country.</p>',
      '<p>Trò chơi chỉ vui khi vẫn là trò chơi. Vài điều nên nhớ:</p><ul><li>Định trước thời gian chơi, trước ván đầu tiên.</li><li>Nghỉ sau khi thắng cũng như sau khi thua.</li><li>Đừng bao giờ chơi để gỡ.</li></ul><p>Trang này dành cho người <b>từ 18 tuổi</b>. Khi chơi không còn vui, hãy nói với ai đó: bạn bè, bác sĩ hoặc đường dây hỗ trợ nơi bạn sống.</p>',
      '<p>Um jogo é bom enquanto continua sendo um jogo. Algumas coisas ajudam:</p><ul><li>Decida antes da primeira rodada quanto tempo quer jogar.</li><li>Faça uma pausa depois de ganhar e também depois de perder.</li><li>Nunca jogue para recuperar algo.</li></ul><p>O site é para pessoas de <b>18 anos ou mais</b>. Se jogar deixar de ser divertido, fale com alguém: um amigo, um médico ou uma linha de ajuda do seu país.</p>',
    ],
  },
];
