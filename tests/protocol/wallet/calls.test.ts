/** Wallet requests and responses, transcribed from member §3, §7, §9 and service §7.1. */
import * as wire from '../../../sdk/protocol/wire.ts';
import { testBareRequests, testResponses } from '../call-cases.ts';

testBareRequests([wire.wallet, wire.merchantWallet]);

testResponses([
  ['BAL-01 wallet', wire.wallet, { sumBalance: '1234.5', currencySymbol: '₫' }],
  ['BAL-08 merchant wallet', wire.merchantWallet, { sumBalance: null, currencySymbol: '₫' }],
]);
