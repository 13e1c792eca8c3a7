/** Winner requests and responses, transcribed from member §3, §7, §9 and service §7.1. */
import * as wire from '../../../sdk/protocol/wire.ts';
import { testRequests, testResponses } from '../call-cases.ts';

testRequests([
  {
    row: 'WIN-06 winner board',
    endpoint: wire.rankList,
    sent: { gameCategory: 'ALL', language: 'EN', limitNum: '20' },
  },
]);

testResponses([
  [
    'WIN-07 WIN-08 winner board',
    wire.rankList,
    {
      list: [
        { vo: { customerName: 'l***8', gameName: 'Fruit', winAmount: '88.10', gameId: 12, nodeId: 34, vendor: 'JL' } },
      ],
    },
  ],
]);
