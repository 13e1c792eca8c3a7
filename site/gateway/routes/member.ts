/** The member who is signed in: info and wallet (EP-07, EP-30, BAL-08). */
import { memberInfo, merchantWallet, wallet } from 'lobbykit/wire';
import type { Database } from '../db/schema.ts';
import { forMember, fresh, type Route } from '../http/routes.ts';
import { balanceOf } from '../service/ledger.ts';
import { readMember } from '../store/members.ts';
import { readSetting } from '../store/settings.ts';

export const memberRoutes = (db: Database): Route[] => [
  forMember(memberInfo, async ({ session }) => {
    const { user_name, nickname, type, club_label } = await readMember(db, session.memberId);
    const clubLabel = club_label === null ? null : { labelName: club_label };
    return { value: { account: user_name, nickname, type, clubLabel, memberLabel: clubLabel ? [clubLabel] : [] } };
  }),
  forMember(wallet, async ({ session }) => {
    const { currencySymbol } = await readSetting(db, 'wallet');
    return { value: { sumBalance: await balanceOf(db, session.memberId), currencySymbol } };
  }),
  // Of the merchant's wallet only the currency is anybody's business.
  fresh(merchantWallet, async () => {
    const { currencySymbol } = await readSetting(db, 'wallet');
    return { value: { sumBalance: null, currencySymbol } };
  }),
];
