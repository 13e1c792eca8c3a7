/** Every route the gateway answers: one for each call of the catalog, without which it does not start. */
import type { IncomingMessage } from 'node:http';
import type { Database } from '../platform/db/schema.ts';
import type { OriginRules } from '../platform/http/cors.ts';
import type { Snapshots } from '../platform/http/response-cache.ts';
import type { Route } from '../platform/http/route.ts';
import type { Accounts } from '../service/account/accounts.ts';
import type { Chats } from '../service/contact/chat.ts';
import type { Feedbacks } from '../service/contact/feedback.ts';
import type { PaymentProviders } from '../service/deposit/provider.ts';
import type { createMenuReader } from '../service/lottery/menu.ts';
import type { Verifications } from '../service/verification/verifications.ts';
import { accountRoutes } from './account.ts';
import { contentRoutes } from './content.ts';
import { depositRoutes } from './deposits.ts';
import { feedbackRoutes } from './feedback.ts';
import { gameRoutes } from './games.ts';
import { launchRoutes } from './launch.ts';
import { lotteryRoutes } from './lottery.ts';
import { memberGameRoutes } from './member-games.ts';
import { messageRoutes } from './messages.ts';
import { playerLimitRoutes } from './money/player-limits.ts';
import { recordRoutes } from './money/records.ts';
import { walletRoutes } from './money/wallet.ts';
import { passwordRoutes } from './passwords.ts';
import { pointsStoreRoutes } from './points-store.ts';
import { profileRoutes } from './profile.ts';
import { promotionRoutes } from './promotions.ts';
import { rewardRoutes } from './rewards.ts';
import { centerRoutes } from './security/center.ts';
import { contactRoutes } from './security/contacts.ts';
import { sessionEndRoute } from './security/session-end.ts';
import { sessionRoutes } from './session.ts';
import { settingsRoutes } from './settings.ts';
import { siteSettingsRoutes } from './site-settings.ts';
import { systemRoutes } from './system.ts';
import { contractRoutes } from './team/contracts.ts';
import { linkRoutes } from './team/links.ts';
import { teamRecordRoutes } from './team/records.ts';
import { teamRoutes } from './team/team.ts';
import { transferRoutes } from './team/transfers.ts';
import { verificationRoutes } from './verification.ts';
import { winnerRoutes } from './winners.ts';
import { withdrawalRoutes } from './withdrawals.ts';

export interface RouteParts {
  readonly db: Database;
  /** ms since 1970 */
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
  /** Which answers are kept is told by their edition. */
  readonly snapshots: Pick<Snapshots, 'edition'>;
  /** Origin of the games and of the chat for a caller. */
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
