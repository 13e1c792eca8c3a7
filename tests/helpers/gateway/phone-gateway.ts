/** A gateway with a provider of phone login, whose token names the number it stands for. */
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
