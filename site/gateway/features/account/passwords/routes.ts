/** Routes of passwords: change, recovery by mail, recovery by phone (EP-10). */
import { changePassword, passwordByEmail, passwordByVerification } from 'lobbykit/wire';
import { merchantOf, type OriginRules } from '../../../platform/http/cors.ts';
import { arriving, requestedLanguage } from '../../../platform/http/request-headers.ts';
import { forMember, fresh, type Route } from '../../../platform/http/route.ts';
import type { Accounts } from '../service.ts';
import { TEMPORARY_TTL_MS } from './temporary-passwords.ts';

export const passwordRoutes = ({ changePassword: change, recovery }: Accounts, rules: OriginRules): Route[] => [
  forMember(changePassword, async ({ body, session: { memberId }, exchange }) => ({
    value: { token: (await change({ ...arriving(exchange), memberId }, body)).token },
  })),
  fresh(passwordByEmail, async ({ body, exchange: { request, address } }) => {
    await recovery.byMail(body, {
      merchant: await merchantOf(request, rules),
      address,
      language: requestedLanguage(request),
    });
    return { value: { expiresIn: TEMPORARY_TTL_MS } };
  }),
  fresh(passwordByVerification, async ({ body, exchange: { request, address } }) => {
    await recovery.byPhone(body, {
      merchant: await merchantOf(request, rules),
      address,
      language: requestedLanguage(request),
    });
    return { value: {} };
  }),
];
