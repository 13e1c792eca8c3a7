/** Service requests and responses, transcribed from member §3, §7, §9 and service §7.1. */
import * as wire from '../../../sdk/protocol/wire.ts';
import { testBareRequests, testResponses } from '../call-cases.ts';

testBareRequests([wire.serviceLinks]);

testResponses([
  [
    'SERV-16 SERV-19 SERV-21 service links',
    wire.serviceLinks,
    { version: { pathList: [{ type: '3', path: 'abc12345678', title: 'Help' }] } },
  ],
]);
