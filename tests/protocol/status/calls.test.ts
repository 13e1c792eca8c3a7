/** Status responses, transcribed from member §3, §7, §9 and service §7.1. */
import * as wire from '../../../sdk/protocol/wire.ts';
import { testResponses } from '../call-cases.ts';

testResponses([
  [
    'GATE-06 system status',
    wire.systemStatus,
    { info: 'back at 6', location: '203.0.113.9', maintenance: false, regionRestriction: '0' },
  ],
]);
