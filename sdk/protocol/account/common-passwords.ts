/** Detects common passwords, including those with added digits and special characters. */
import { fold } from '../fold.ts';

/**
 * Common passwords in lower case, without accents, and with letters in place of similar digits and special characters.
 * The words are from the languages of the kit and of its target markets.
 */
const TEXTS = new Set(
  `
  password passwords passwort passphrase passcode mypassword newpassword thepassword password1 pass pass1word secret
  mysecret topsecret login logmein letmein welcome hello hellohello helloworld hello123 access admin administrator root
  superuser user username guest test tester testing testtest demo default changeme change temp temporary qwerty qwertyu
  qwertyui qwertyuiop qwertz qwertzui qwertzuiop azerty azertyui azertyuiop asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl
  asdfasdf zxcv zxcvb zxcvbn zxcvbnm qweasd qweasdzxc qwerasdf qazwsx qazwsxedc wsxedc zaqwsx qwaszx poiuytrewq lkjhgfdsa
  mnbvcxz 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc qaz123wsx q1w2e3 q1w2e3r4 q1w2e3r4t5 zaq12wsx
  zaq1xsw2 a1b2c3 a1b2c3d4 a1s2d3f4 1a2b3c 1a2b3c4d 123qwe 123qweasd 123abc 123asd 12qwaszx 147258369 159357 159753
  789456123 741852963 963852741 147147147 11223344 1122334455 112233445566 12341234 123454321 12344321 123654789 87654321
  1234567890 0987654321 12345678910 1234554321 01234567890
  13579246 135792468 0246813579 102030405060 10203040 142536 3141592654 31415926 314159265 27182818 1029384756
  abc abcd abcde abcdef abcdefg abcabc aaa aabbcc iloveyou iloveu ilove iloveme iloveyouso loveyou lovely love lover lovers
  lovelove mylove truelove sweetheart darling honey babygirl babyboy baby sweetie princess prince queen king angel angels
  sunshine sunflower butterfly rainbow flower flowers summer winter spring autumn monday friday january february march
  april june july august september october november december monkey dragon tiger lion eagle panda kitty hellokitty puppy
  shadow master superman batman spiderman ironman pokemon pikachu naruto starwars matrix ninja samurai warrior hunter killer
  ranger knight wizard phoenix mustang ferrari porsche mercedes toyota honda yamaha harley corvette football baseball
  basketball hockey soccer tennis golf volleyball liverpool arsenal chelsea manchester manutd barcelona realmadrid juventus
  ronaldo messi neymar michael jordan michelle jennifer jessica ashley daniel charlie thomas robert andrew joshua
  matthew anthony william nicole samantha amanda stephanie elizabeth alexander jonathan christopher maverick ginger pepper
  cookie chocolate cheese banana orange apple peanut computer internet google facebook youtube instagram whatsapp windows
  microsoft samsung iphone android nintendo playstation gamer player poker casino lottery lotto jackpot lucky luckyday
  winner winning money bigmoney million millionaire dollar diamond silver golden freedom forever friends family jesus
  jesuschrist christ blessed blessing heaven whatever trustno1 trustno nothing starlight purple yellow corona
  matkhau matkhaumoi mat123khau anhyeuem anhyeuemnhieu emyeuanh yeuem yeuanh yeuemnhieu yeuanhnhieu nhoem nhoanh tinhyeu
  toiyeuban conyeubome giadinh hanhphuc vietnam hanoi saigon sai gon danang haiphong khongbiet khongco khongcopass
  khongcho motconvit concho conmeo conheo bongda xoso xosomienbac trungthuong maymanphattai phattai maymannhe chaomung
  nguyen nguyenvan nguyenthi tranvan levan hoang phuong thanh dragonball deptrai xinhgai congchua hoangtu thienthan
  senha senhas minhasenha novasenha senhanova mudar mudarsenha trocar acesso entrar sistema usuario administrador teste
  teamo teamomuito euteamo amorzinho amor meuamor amoreterno amizade felicidade familia deus deusefiel deusmeama jesuscristo
  jesuseuteamo jesusteama saudade princesa gatinha gatinho lindinha brasil brasileiro flamengo corinthians palmeiras
  saopaulo santos vasco gremio internacional cruzeiro botafogo fluminense benfica sporting porto portugal lisboa futebol
  estrela borboleta girassol chocolate cachorro mariana gabriel rafael juliana fernanda camila leonardo
  lobbykit`
    .trim()
    .split(/\s+/),
);

/**
 * Maximum number of digits and special characters around a listed word. With more characters, the password does not
 * count as common.
 */
const MAX_AROUND = 6;
/**
 * Maximum number of letters next to a sequence (see `isRow`), such as `a12345678`. With more letters, the password does
 * not count as common.
 */
const MAX_EXTRA_LETTERS = 3;
/** Digits and special characters, each with the letter that it replaces. */
const LETTER_SUBSTITUTES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Detects repetitions and consecutive characters: `lanlanlan`, `aaaaaaaa`, `23456789`, `hgfedcba`. */
function isRow(text: string): boolean {
  if (/^(.+?)\1+$/su.test(text)) return true;
  const codes = [...text].map(char => char.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return (
    codes.length > 2 &&
    Math.abs(step) === 1 &&
    codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step)
  );
}

/**
 * Checks whether a password is a common password. Upper case, accents and a few digits or signs around a word are
 * ignored.
 */
export function isCommonPassword(password: string): boolean {
  const plain = fold(password.normalize('NFKC'));
  const joined = plain.replace(/[^\p{L}\p{N}]+/gu, '');
  if (TEXTS.has(joined) || isRow(joined || plain)) return true;
  // A special character at the end is a suffix of the word; the same character inside a word replaces a letter.
  const word = /\p{L}(?:.*\p{L})?/su.exec(plain)?.[0] ?? '';
  const around = plain.replace(word, '');
  if (isRow(around) && word.length <= MAX_EXTRA_LETTERS) return true;
  if (around.length > MAX_AROUND && !isRow(around)) return false;
  const spelled = word.replace(/[^\p{L}]/gu, sign => LETTER_SUBSTITUTES[sign] ?? '');
  return TEXTS.has(spelled) || TEXTS.has(word) || isRow(spelled);
}
