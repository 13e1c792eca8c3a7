/** Account requests and responses, transcribed from member §3, §7, §9 and service §7.1. */
import * as wire from '../../../sdk/protocol/wire.ts';
import { testBareRequests, testRequests, testResponses } from '../call-cases.ts';

/** Full registration payload of member §3. */
const registration = {
  registerUrl: 'm.example.com',
  registerMethod: 'H5',
  domain: 'm.example.com',
  type: 0,
};
const registerFields = {
  countryDialingCode: '84',
  username: 'lan88',
  password: 'secret12',
  confirmPassword: 'secret12',
  paymentPassword: '123456',
  captcha: 'x7k2p',
  verificationCode: '123456',
  affiliateCode: 'ab12',
  recommenderId: '77',
  nickname: 'Lan',
  payeeName: 'NGUYEN THI LAN',
  email: 'lan@example.com',
  mobileNum: '912345678',
  idNumber: '001',
  qqNum: '1',
  facebook: 'lan',
  wechat: 'lan',
  line: 'lan',
  whatsapp: 'lan',
  zalo: 'lan',
  firebaseChannel: 'sms',
  firebaseIdToken: 'ey.x.y',
  ageConfirmed: true,
};

testRequests([
  {
    row: 'LOGIN-13 login by user name',
    endpoint: wire.login,
    sent: { type: 'username', username: 'lan88', password: 'secret12' },
    extra: { captcha: 'x7k2p' },
  },
  {
    row: 'LOGIN-15 login by code',
    endpoint: wire.login,
    sent: { type: 'sms', username: '912345678', password: '123456' },
    extra: { captcha: 'x7k2p' },
  },
  {
    row: 'LOGIN-14 login by provider',
    endpoint: wire.login,
    sent: {
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken: 'ey.x.y',
      firebaseMobileNo: '912345678',
      countryDialingCode: '84',
    },
    extra: { username: '912345678', password: '', captcha: '' },
  },
  {
    row: 'TRIAL-03 free trial',
    endpoint: wire.trialUser,
    sent: { moduleId: 'REG3' },
    extra: { ageConfirmed: true },
  },
  { row: 'TRIAL-06 free-play login', endpoint: wire.freePlayLogin, sent: { username: 'guest_1' } },
  {
    row: 'REG-14 REG-17 REG-18 REG-19 registration',
    endpoint: wire.register,
    sent: registration,
    extra: registerFields,
  },
  { row: 'REG-13 registration by phone', endpoint: wire.registerMobile, sent: registration, extra: registerFields },
  { row: 'EP-24 register settings', endpoint: wire.registerSettings, sent: {}, extra: { language: 'EN' } },
  { row: 'EP-24 country list', endpoint: wire.countries, sent: {}, extra: { language: 'EN' } },
  { row: 'API-15 user name check', endpoint: wire.checkUsername, sent: { username: 'lan88' } },
  {
    row: 'API-18 affiliate check',
    endpoint: wire.checkAffiliate,
    sent: { domain: 'm.example.com' },
    extra: { code: 'ab12' },
  },
  {
    row: 'FORGOT-20 recovery by email',
    endpoint: wire.passwordByEmail,
    sent: { username: 'lan88', email: 'lan@example.com' },
  },
  {
    row: 'FORGOT-18 password change by phone',
    endpoint: wire.passwordByVerification,
    sent: { newPassword: 'secret13', mobileNum: '912345678' },
    extra: { verificationCode: '123456', firebaseIdToken: 'ey.x.y' },
  },
  {
    row: 'PSW-06 password change',
    endpoint: wire.changePassword,
    sent: { oldPassword: 'secret12', newPassword: 'secret13', confirmNewPassword: 'secret13' },
  },
]);

testBareRequests([wire.playerAvatar]);

const session = { token: 't0k', userName: 'lan88', customerType: 0, firstTimeLogin: true };

testResponses([
  [
    'REG-05 register settings',
    wire.registerSettings,
    { username: { enabled: true, required: 1, pattern: '^\\w{6,14}$', message: 'x', order: 1 } },
  ],
  ['EP-24 country list', wire.countries, [{ code: 'VN', name: 'Vietnam', countryDialingCode: '84' }]],
  ['API-18 REG-07 affiliate check', wire.checkAffiliate, { affiliateCode: 'ab12' }],
  ['LOGIN-16 login', wire.login, session],
  ['API-41 session renewal', wire.renewSession, session],
  ['TRIAL-06 trial account', wire.trialUser, { userName: 'guest_1' }],
  ['TRIAL-06 free-play login', wire.freePlayLogin, { ...session, customerType: '4' }],
  ['S14 password change', wire.changePassword, { token: 't0k' }],
  ['REG-10 REG-11 registration', wire.register, { account: 'lan88', token: 't0k' }],
  [
    'API-39 member info',
    wire.memberInfo,
    {
      account: 'lan88',
      nickname: 'Lan',
      type: 0,
      clubLabel: { labelName: 'Gold', level: 3 },
      memberLabel: [{ labelName: 'nochat' }],
      email: 'l***@example.com',
      affiliateCode: 'LAN88XYZ',
    },
  ],
  ['API-38 avatar', wire.playerAvatar, { avatar: 'a12', avatarType: 'STATIC' }],
  [
    'EP-29 VIP benefits',
    wire.clubBenefit,
    {
      labelName: 'Gold',
      level: '3',
      benefits: [{ id: 1, title: 'Own host', content: null }],
      levels: [{ labelName: 'Bronze', level: 1, benefits: null }],
    },
  ],
]);
