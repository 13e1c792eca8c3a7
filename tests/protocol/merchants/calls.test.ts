/** Merchant requests and responses, transcribed from member §3, §7, §9 and service §7.1. */
import * as wire from '../../../sdk/protocol/wire.ts';
import { testRequests, testResponses } from '../call-cases.ts';

testRequests([
  { row: 'API-15 validation settings', endpoint: wire.validationSettings, sent: {}, extra: { language: 'EN' } },
  { row: 'HELP-05 HELP-06 help center', endpoint: wire.helpCenter, sent: {}, extra: { lang: 'EN', device: 'MOBILE' } },
]);

testResponses([
  ['ROLE-05 whitelabel flags', wire.whitelabel, { CBS3: true, MAILCEN: 1, AGEPAG: '1', REGCEN: 'true', SECPRIV: null }],
  [
    'API-15 validation settings',
    wire.validationSettings,
    { loginUsername: { pattern: '^\\w+$', message: 'x', minLength: '4', maxLength: 16, optional: false } },
  ],
  ['HELP-04 HELP-07 help center', wire.helpCenter, [{ title: 'How', content: '<b>so</b>' }]],
  [
    'MENU-05 HOME-22 APP-02 SERV-15 settings',
    wire.consolidatedSettings,
    {
      template: {
        mem_cen: '1',
        dep_func: '1',
        app_background: '#fff',
        app_desc: 'Get it',
        app_desc_font_color: '#000',
      },
      minimumAge: '21',
      agreementTicked: '0',
      imageCdnList: ['https://cdn.example/'],
      paymentMethods: [{ name: 'SaoQR', icon: '/pay/sao.svg' }],
      avatars: [{ name: 'fox', icon: null }],
      bodyKeys: [{ kid: 'k1', jwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB' }, notAfter: 1_787_500_000_000 }],
      downloadLinks: [{ resourceType: 'Android', url: 'https://x.example/a.apk' }],
      customerServiceResources: [{ resourceType: 'TELEGRAM', url: 'https://t.example/1', labelNameEn: 'Telegram' }],
    },
  ],
]);
