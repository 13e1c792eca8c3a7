/** Gateway with a phone login provider, whose token contains the number. */
import type { Settings } from '../../../site/gateway/settings.ts';
import { gateway, type TestGateway } from '../gateway.ts';

export const phoneGateway = (settings: Partial<Settings> = {}): Promise<TestGateway> =>
  gateway({
    ...settings,
    providers: {
      phone: {
        async verify(idToken) {
          const mobileNum = /^proof-of-(\d+)$/.exec(idToken)?.[1];
          return mobileNum ? { mobileNum, countryDialingCode: '84' } : null;
        },
      },
    },
  });
