/**
 * Registration form, validation rules of all account forms, and security questions of a new database. Operators may
 * change them.
 */
import { RULES as PASSWORD_RULES } from 'lobbykit/domain';
import type { RegistrationFieldTable, ValidationRuleTable } from '../../features/account/registration/tables.ts';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Trx } from '../../platform/db/schema.ts';

type Texts = readonly [english: string, vietnamese: string, portuguese: string];
type Show = 'required' | 'enabled' | 'off';

/** Error text for user names (VALID-14), in the supported languages. */
const ACCOUNT: Texts = [
  'Use 4-16 letters or digits.',
  'Dùng từ 4 đến 16 chữ cái hoặc chữ số.',
  'Use de 4 a 16 letras ou números.',
];
/** No error text, because the widgets have texts for passwords. */
const NO_TEXT: Texts = ['', '', ''];
const EMAIL: Texts = ['Enter a valid email address.', 'Hãy nhập địa chỉ email hợp lệ.', 'Digite um e-mail válido.'];
const NAME: Texts = ['Enter a valid name.', 'Hãy nhập tên hợp lệ.', 'Digite um nome válido.'];
const MOBILE: Texts = [
  'Enter a valid mobile number.',
  'Hãy nhập số điện thoại hợp lệ.',
  'Digite um número de celular válido.',
];
const CODE: Texts = [
  'That code isn’t right. Please try again.',
  'Sai mã xác minh',
  'Código incorreto. Tente novamente.',
];
const CAPTCHA: Texts = [
  'Enter the characters in the picture.',
  'Hãy nhập các ký tự trong hình.',
  'Digite os caracteres da imagem.',
];
const INVITATION: Texts = [
  'That invitation code isn’t valid.',
  'Mã mời không hợp lệ',
  'Esse código de convite não é válido.',
];
const CONFIRM: Texts = ['The passwords don’t match.', 'Hai mật khẩu không khớp.', 'As senhas não são iguais.'];
const PAYMENT: Texts = [
  'The withdrawal password has 6 digits',
  'Mật khẩu rút tiền gồm 6 chữ số',
  'A senha de saque tem 6 dígitos',
];
const ID_NUMBER: Texts = [
  'The ID number is not valid',
  'Số giấy tờ không hợp lệ',
  'O número do documento não é válido',
];
const CONTACT: Texts = ['The contact is not valid', 'Thông tin liên hệ không hợp lệ', 'O contato não é válido'];

const NAME_PATTERN = '^[A-Za-z0-9]{4,16}$';
/**
 * Passwords may contain any characters (OPEN: PSW-10). For a login, shorter passwords of earlier versions are accepted
 * as well.
 */
const { minLength, maxLength } = PASSWORD_RULES.password;
const LOGIN_PASSWORD_PATTERN = `^.{6,${maxLength}}$`;
const MOBILE_PATTERN = '^\\d{7,15}$';
const CODE_PATTERN = '^\\d{4,6}$';
/** Matches the mail addresses that password recovery accepts (FORGOT-13), with bounded backtracking (S31). */
const EMAIL_PATTERN = '^(?!.*[.-][.@-])\\w[\\w.-]{0,63}@\\w[\\w.-]{0,180}\\.[A-Za-z]{2,3}$';
const PERSON_PATTERN = "^[\\p{L}\\p{M} .'-]{2,60}$";
const HANDLE_PATTERN = '^[\\w.@+-]{2,64}$';

/**
 * Fields of the form in their order (REG-04). User name and code are optional here: the registration method that uses
 * such a field requires it, and the other method omits it.
 */
const FIELDS: readonly (readonly [name: string, show: Show, pattern: string, message: Texts])[] = [
  ['username', 'enabled', NAME_PATTERN, ACCOUNT],
  ['mobileNum', 'enabled', MOBILE_PATTERN, MOBILE],
  ['verificationCode', 'enabled', CODE_PATTERN, CODE],
  ['password', 'required', '', NO_TEXT],
  ['confirmPassword', 'required', '', CONFIRM],
  ['nickname', 'enabled', '^.{2,24}$', NAME],
  ['email', 'enabled', EMAIL_PATTERN, EMAIL],
  ['affiliateCode', 'enabled', '^[A-Za-z0-9]{4,16}$', INVITATION],
  ['captcha', 'required', '^.{1,16}$', CAPTCHA],
  ['paymentPassword', 'off', '^\\d{6}$', PAYMENT],
  ['payeeName', 'off', PERSON_PATTERN, NAME],
  ['idNumber', 'off', '^[A-Za-z0-9-]{5,32}$', ID_NUMBER],
  ['qqNum', 'off', '^[1-9]\\d{4,11}$', CONTACT],
  ['facebook', 'off', '^[\\w.:/-]{2,128}$', CONTACT],
  ['wechat', 'off', HANDLE_PATTERN, CONTACT],
  ['line', 'off', HANDLE_PATTERN, CONTACT],
  ['whatsapp', 'off', '^\\+?\\d{7,15}$', CONTACT],
  ['zalo', 'off', '^\\+?\\d{7,15}$', CONTACT],
];

/** Patterns and lengths for the fields of logins and verifications, which the server may change (LOGIN-25). */
const RULES: readonly (readonly [name: string, pattern: string, min: number, max: number, message: Texts])[] = [
  ['loginUsername', NAME_PATTERN, 4, 16, ACCOUNT],
  ['loginPassword', LOGIN_PASSWORD_PATTERN, 6, maxLength, NO_TEXT],
  ['loginMobileNum', MOBILE_PATTERN, 7, 15, MOBILE],
  ['mobileNum', MOBILE_PATTERN, 7, 15, MOBILE],
  ['verificationCode', CODE_PATTERN, 4, 6, CODE],
  ['password', '', minLength, maxLength, NO_TEXT],
  ['captcha', '^.{1,16}$', 1, 16, CAPTCHA],
];

const texts = ([EN, VI, PT]: Texts) => JSON.stringify({ EN, VI, PT } satisfies LocalizedText);

export async function addRegistration(trx: Trx): Promise<void> {
  const fields = FIELDS.map(([name, show, pattern, message], position) => ({
    name,
    position,
    enabled: show !== 'off',
    required: show === 'required',
    pattern,
    messages: texts(message),
  })) satisfies readonly (Omit<RegistrationFieldTable, 'messages'> & { messages: string })[];
  const rules = RULES.map(([name, pattern, min_length, max_length, message]) => ({
    name,
    pattern,
    min_length,
    max_length,
    messages: texts(message),
    optional: false,
  })) satisfies readonly (Omit<ValidationRuleTable, 'messages'> & { messages: string })[];
  await trx.insertInto('registration_fields').values(fields).execute();
  await trx.insertInto('validation_rules').values(rules).execute();
}

/** Security questions of a new database (SAFE-03). */
const SECURITY_QUESTIONS: readonly (readonly [code: string, EN: string, VI: string, PT: string])[] = [
  ['teacher', 'Who was your first teacher?', 'Giáo viên đầu tiên của bạn là ai?', 'Quem foi seu primeiro professor?'],
  ['street', 'On which street did you grow up?', 'Bạn lớn lên ở con phố nào?', 'Em que rua você cresceu?'],
  [
    'friend',
    'Who was your best friend at school?',
    'Bạn thân nhất thời đi học là ai?',
    'Quem era seu melhor amigo na escola?',
  ],
  ['pet', 'What was your first pet called?', 'Thú cưng đầu tiên của bạn tên gì?', 'Como se chamava seu primeiro pet?'],
  ['job', 'Where did you have your first job?', 'Bạn làm công việc đầu tiên ở đâu?', 'Onde foi seu primeiro emprego?'],
  [
    'dish',
    'Which dish did your grandmother cook best?',
    'Bà của bạn nấu món gì ngon nhất?',
    'Qual prato sua avó fazia melhor?',
  ],
  [
    'book',
    'Which book did you read first to the end?',
    'Cuốn sách đầu tiên bạn đọc hết là gì?',
    'Qual foi o primeiro livro que você leu inteiro?',
  ],
  [
    'journey',
    'Where did your first long journey lead?',
    'Chuyến đi xa đầu tiên của bạn là đến đâu?',
    'Para onde foi sua primeira viagem longa?',
  ],
];

/**
 * Adds the security questions, with which members can reset the withdrawal password without mail and phone (SAFE-03).
 */
export async function addQuestions(trx: Trx): Promise<void> {
  await trx
    .insertInto('security_questions')
    .values(
      SECURITY_QUESTIONS.map(([code, EN, VI, PT], position) => ({
        code,
        names: JSON.stringify({ EN, VI, PT }),
        position,
      })),
    )
    .execute();
}
