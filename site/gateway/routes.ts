/** All routes of the gateway. The gateway does not start unless each call of the catalog has a route. */
import type { IncomingMessage } from 'node:http';
import { passwordRoutes } from './features/account/passwords/routes.ts';
import { profileRoutes } from './features/account/profile/routes.ts';
import { accountRoutes } from './features/account/registration/routes.ts';
import type { Accounts } from './features/account/service.ts';
import { sessionRoutes } from './features/account/sessions/routes.ts';
import { promotionRoutes } from './features/content/promotions-routes.ts';
import { contentRoutes } from './features/content/routes.ts';
import { contractRoutes } from './features/contracts/routes.ts';
import type { PaymentProviders } from './features/deposits/provider.ts';
import { depositRoutes } from './features/deposits/routes.ts';
import { memberGameRoutes } from './features/favorites/routes.ts';
import { launchRoutes } from './features/games/launch-routes.ts';
import { gameRoutes } from './features/games/routes.ts';
import { playerLimitRoutes } from './features/limits/routes.ts';
import type { createMenuReader } from './features/lottery/menu.ts';
import { lotteryRoutes } from './features/lottery/routes.ts';
import { settingsRoutes } from './features/merchants/settings-routes.ts';
import { siteSettingsRoutes } from './features/merchants/site-routes.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { pointsStoreRoutes } from './features/points-store/routes.ts';
import { recordRoutes } from './features/records/routes.ts';
import { rewardRoutes } from './features/rewards/routes.ts';
import { contactRoutes } from './features/security/contacts-routes.ts';
import { centerRoutes } from './features/security/routes.ts';
import { sessionEndRoute } from './features/security/session-end-route.ts';
import type { Chats } from './features/service/chat.ts';
import type { Feedbacks } from './features/service/feedback.ts';
import { feedbackRoutes } from './features/service/feedback-routes.ts';
import { systemRoutes } from './features/status/routes.ts';
import { linkRoutes } from './features/team/members/links-routes.ts';
import { teamRecordRoutes } from './features/team/records/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { transferRoutes } from './features/team/transfers/routes.ts';
import { verificationRoutes } from './features/verification/routes.ts';
import type { Verifications } from './features/verification/service.ts';
import { walletRoutes } from './features/wallet/routes.ts';
import { winnerRoutes } from './features/winners/routes.ts';
import { withdrawalRoutes } from './features/withdrawals/routes.ts';
import type { Database } from './platform/db/schema.ts';
import type { OriginRules } from './platform/http/cors.ts';
import type { Snapshots } from './platform/http/response-cache.ts';
import type { Route } from './platform/http/route.ts';

export interface RouteParts {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly rules: OriginRules;
  readonly trustedProxies: readonly string[];
  readonly menu: ReturnType<typeof createMenuReader>;
  readonly proofs: Verifications;
  readonly accounts: Accounts;
  readonly feedbacks: Feedbacks;
  readonly chats: Chats;
  /** Adapters of payment providers by name. */
  readonly providers: PaymentProviders;
  /** Response cache, whose `edition` indicates that cached rows have changed. */
  readonly snapshots: Pick<Snapshots, 'edition'>;
  /** Returns the origin that serves games and chat, for a request. */
  readonly gamesOrigin: (request: IncomingMessage) => string;
}

export function createRoutes(parts: RouteParts): Route[] {
  const {
    db,
    now,
    rules,
    trustedProxies,
    menu,
    proofs,
    accounts,
    feedbacks,
    chats,
    providers,
    snapshots,
    gamesOrigin,
  } = parts;
  return [
    ...lotteryRoutes({ db, menu, now }),
    ...systemRoutes({ db, rules, trustedProxies }),
    ...siteSettingsRoutes({ db, now, fieldCipher: proofs.fieldCipher }),
    ...settingsRoutes({ db, rules, now, language: menu.language }),
    ...sessionRoutes(accounts, rules),
    ...accountRoutes(accounts, rules),
    ...verificationRoutes(proofs, accounts.captchas, rules, { db, now }),
    ...passwordRoutes(accounts, rules),
    ...walletRoutes(db, rules),
    ...depositRoutes({ db, providers, now }),
    ...withdrawalRoutes({
      db,
      now,
      passwords: accounts.paymentPasswords,
      seconds: accounts.seconds,
      fields: proofs.fields,
      audit: accounts.audit,
      mailer: proofs.mailer,
    }),
    ...centerRoutes({ db, now, questions: accounts.questions, seconds: accounts.seconds, audit: accounts.audit }),
    sessionEndRoute(db, now, rules),
    ...recordRoutes({ db, now }),
    ...playerLimitRoutes({ db, now, audit: accounts.audit }),
    ...rewardRoutes({ db, now }),
    ...pointsStoreRoutes({ db, now }),
    ...profileRoutes(accounts),
    ...contactRoutes(accounts),
    ...winnerRoutes({ db, rules, now, language: menu.language }),
    ...launchRoutes({ db, now, gamesOrigin }),
    ...gameRoutes({ db, now, language: menu.language, edition: () => snapshots.edition }),
    ...memberGameRoutes({ db, now, language: menu.language }),
    ...contentRoutes({ db, rules, now }),
    ...promotionRoutes({ db, now, rules, language: menu.language }),
    ...messageRoutes({ db, now, chats, gamesOrigin }),
    ...feedbackRoutes({ feedbacks, rules, counting: { db, now } }),
    ...teamRoutes({ db, audit: accounts.audit, mailer: proofs.mailer, now }),
    ...contractRoutes({
      db,
      audit: accounts.audit,
      mailer: proofs.mailer,
      passwords: accounts.paymentPasswords,
      now,
    }),
    ...transferRoutes({ db, passwords: accounts.paymentPasswords, audit: accounts.audit, now }),
    ...teamRecordRoutes({ db, now }),
    ...linkRoutes({ db, passwords: accounts.passwords, audit: accounts.audit, now }),
  ];
}
