/** Verification requests and responses, transcribed from member §3, §7, §9 and service §7.1. */
import * as wire from '../../../sdk/protocol/wire.ts';
import { testRequests, testResponses } from '../call-cases.ts';

const uuid = '0b9f3c1e-52d4-4a7b-9c38-6f0d7a1e2b44';

testRequests([
  {
    row: 'API-17 captcha',
    endpoint: wire.captcha,
    sent: { key: '0b9f3c1e-52d4-4a7b-9c38-6f0d7a1e2b44' },
  },
  { row: 'API-17 captcha by mail', endpoint: wire.captchaMail, sent: { key: uuid, email: 'lan@example.com' } },
  {
    row: 'SMS-12 slide puzzle',
    endpoint: wire.slidePuzzle,
    sent: { purpose: 'login', mobileNum: '912345678' },
  },
  { row: 'SMS-12 slide puzzle check', endpoint: wire.slideCheck, sent: { id: 'p1', x: 120 } },
]);

testResponses([
  ['API-17 captcha', wire.captcha, 'iVBORw0KGgo='],
  ['SMS-10 login code', wire.smsCode, { expirationTime: 1_787_500_000_000 }],
  ['SMS-10 registration code', wire.smsRegisterCode, { expirationTime: '1787500000000' }],
  [
    'SMS-12 slide puzzle',
    wire.slidePuzzle,
    { id: 'p1', background: 'YQ==', piece: 'YQ==', y: 40, width: 280, height: 160, pieceSize: '44' },
  ],
  ['SMS-12 slide token', wire.slideCheck, { slidePass: 'p4ss' }],
]);
