/** Passwords: change, recovery by mail, recovery by phone (EP-10). */
import { changePassword, passwordByEmail, passwordByVerification } from 'lobbykit/wire';
import type { Accounts } from '../accounts.ts';
import { askedLanguage } from '../http/asked.ts';
import { merchantOf, type OriginRules } from '../http/cors.ts';
import { forMember, fresh, type Route } from '../http/routes.ts';
import { TEMPORARY_LIFE_MS } from '../service/temporary-passwords.ts';

export const passwordRoutes = ({ changePassword: change, recovery }: Accounts, rules: OriginRules): Route[] => [
  forMember(changePassword, async ({ body, session: { memberId }, exchange: { request, address } }) => ({
    value: { token: (await change({ memberId, address, language: askedLanguage(request) }, body)).token },
  })),
  fresh(passwordByEmail, async ({ body, exchange: { request, address } }) => {
    await recovery.byMail(body, { merchant: await merchantOf(request, rules), address });
    return { value: { expiresIn: TEMPORARY_LIFE_MS } };
  }),
  fresh(passwordByVerification, async ({ body, exchange: { request, address } }) => {
    await recovery.byPhone(body, {
      merchant: await merchantOf(request, rules),
      address,
      language: askedLanguage(request),
    });
    return { value: {} };
  }),
];
