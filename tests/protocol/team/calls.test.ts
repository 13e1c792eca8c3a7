/** Team requests and responses, transcribed from member §3, §7, §9 and service §7.1. */
import * as wire from '../../../sdk/protocol/wire.ts';
import { testRequests, testResponses } from '../call-cases.ts';

testRequests([
  {
    row: 'AGENT-25 team KPI',
    endpoint: wire.teamKpi,
    sent: { startDate: '2026-08-23', endDate: '2026-08-23', size: '0' },
  },
]);

testResponses([
  [
    'AGENT-26 team KPI',
    wire.teamKpi,
    {
      footer: { teamLoginMemberCount: 1, teamBetMemberCount: 2, teamRegisterMemberCount: null, teamOnlineCount: '4' },
    },
  ],
]);
