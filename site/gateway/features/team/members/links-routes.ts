/** Routes of an agent's registration links, and of accounts that an agent creates (EP-26, TEAM-18). */
import { affiliateUrls, createAffiliateUrl, createDownlineAccount, deleteAffiliateUrl } from 'lobbykit/wire';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Exchange } from '../../../platform/http/exchange.ts';
import { languageOf } from '../../../platform/http/request-headers.ts';
import { forMember, type Route } from '../../../platform/http/route.ts';
import { memberIdempotent } from '../../../platform/idempotency/member-routes.ts';
import type { Passwords } from '../../account/passwords/hashing.ts';
import { checkOpening, open } from './create-account.ts';
import { endLink, linksOf, makeLink } from './links.ts';

export interface LinkRoutesOptions {
  readonly db: Database;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly audit: Audit;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export function linkRoutes({ db, passwords, audit, now }: LinkRoutesOptions): Route[] {
  /** Password hashes of accounts in creation, by call; computed before the transaction. */
  const hashes = new WeakMap<Exchange, string>();
  return [
    forMember(affiliateUrls, async ({ session }) => ({ value: await linksOf(db, session) })),
    forMember(createAffiliateUrl, async ({ body, session }) => ({
      value: await db.transaction().execute(trx => makeLink(trx, session, body, now())),
    })),
    forMember(deleteAffiliateUrl, async ({ query, session }) => {
      await endLink(db, session, query.id, now());
      return { value: null };
    }),
    memberIdempotent(
      createDownlineAccount,
      { db, now },
      ({ body, session, exchange }, trx) => {
        const hash = hashes.get(exchange) ?? '';
        return open(trx, session, body, { hash, audit, address: exchange.address }, now());
      },
      async ({ body, session, exchange }) => {
        const language = languageOf(body, exchange);
        hashes.set(exchange, await checkOpening(db, session, body, { passwords, language, now: now() }));
      },
    ),
  ];
}
