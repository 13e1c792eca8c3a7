import { describe, expect, it } from 'vitest';
import { accountServerHere, credentials, dataOf, openTab, soon } from './account-kit.ts';

const server = accountServerHere();
const INFO = 'GET /wps/member/info';
const MERCHANT = 'GET /wps/wallets/merchant';
const WALLET = 'GET /wps/wallets/gcs';

describe('member', () => {
  it('SESS-19 API-39 EP-07 member store parses account, nickname, type, VIP level, labels and profile', async () => {
    const value = {
      account: 'ann',
      nickname: 'Ann',
      type: '40',
      clubLabel: { labelName: 'Gold', level: '3' },
      memberLabel: [{ labelName: 'VIP' }, { labelName: null }, { labelName: 7 }],
      email: 'a***@example.com',
      affiliateCode: 'ANN2026',
      break: null,
    };
    server.on(INFO, () => ({ value }));
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    expect(await dataOf(lobby.$member)).toEqual({
      account: 'ann',
      nickname: 'Ann',
      type: 40,
      clubLabel: 'Gold',
      vipLevel: 3,
      memberLabels: ['VIP', '7'],
      email: 'a***@example.com',
      affiliateCode: 'ANN2026',
      break: null,
    });
  });

  it('R13 MEMBER-03 a response without profile and VIP level leaves those fields empty', async () => {
    server.on(INFO, () => ({ value: { account: 'ann', clubLabel: null, memberLabel: null } }));
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    const none = { clubLabel: '', vipLevel: null, memberLabels: [], email: '' };
    expect(await dataOf(lobby.$member)).toMatchObject({ ...none, affiliateCode: '' });
  });

  it('MEMBER-03 I18N-01 member labels are in the selected language and stay visible until the new ones arrive', async () => {
    server.on(INFO, ({ headers }) => ({
      value: { account: 'ann', clubLabel: { labelName: headers['accept-language'] === 'vi' ? 'Vàng' : 'Gold' } },
    }));
    const languages = ['EN', 'VI'];
    const first = openTab(server.url, { language: 'EN', languages });
    const { lobby, local } = first;
    await lobby.login(credentials);
    const seen: unknown[] = [];
    const off = lobby.$member.subscribe(({ data }) => seen.push(data?.clubLabel));
    await soon(() => expect(seen.at(-1)).toBe('Gold'));
    lobby.setLanguage('VI');
    await soon(() => expect(seen.at(-1)).toBe('Vàng'));
    expect(seen.slice(seen.indexOf('Gold'))).not.toContain(undefined);
    off();
    const again = async () =>
      (await dataOf(openTab(server.url, { language: 'EN', languages }, first).lobby.$member))?.clubLabel;
    expect([await again(), server.of(INFO).length]).toEqual(['Vàng', 2]);
    // A cached copy in another language is not used.
    local.setItem('memberInfo', String(local.getItem('memberInfo')).replace('"VI"', '"EN"'));
    expect([await again(), server.of(INFO).length]).toEqual(['Vàng', 3]);
  });

  it('ROLE-03 member store is empty for a visitor without a request and follows login and logout', async () => {
    const { lobby } = openTab(server.url);
    const off = lobby.$member.subscribe(() => {});
    await lobby.$session.get();
    expect(lobby.$member.get().data).toBeUndefined();
    await lobby.login(credentials);
    await soon(() => expect(lobby.$member.get().data?.account).toBe('ann'));
    await lobby.logout();
    expect(lobby.$member.get()).toEqual({ loading: false, stale: false });
    expect(server.of(INFO)).toHaveLength(1);
    off();
  });

  it('SESS-10 member store never shows the previous member, also after a change without listeners', async () => {
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    const off = lobby.$member.subscribe(() => {});
    await soon(() => expect(lobby.$member.get().data).toBeDefined());
    off();
    // A store unmounts one second after its last listener is removed.
    await new Promise(resolve => setTimeout(resolve, 1_200));
    await lobby.logout();
    expect(lobby.$member.get().data).toBeUndefined();
  });

  it('R10 a response that arrives after a member change is dropped', async () => {
    const { lobby, local } = openTab(server.url);
    await lobby.login(credentials);
    server.on(INFO, async () => {
      await lobby.logout();
      return { value: { account: 'ann' } };
    });
    const off = lobby.$member.subscribe(() => {});
    await soon(() => expect(server.of('DELETE /wps/session/logout')).toHaveLength(1));
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(lobby.$member.get().data).toBeUndefined();
    expect(local.getItem('memberInfo')).toBeNull();
    off();
  });
});

describe('wallet', () => {
  const wallets = (merchant: object, own: object) => {
    server.on(MERCHANT, () => ({ value: merchant }));
    server.on(WALLET, () => ({ value: own }));
  };

  it('BAL-01 BAL-04 BAL-08 EP-30 wallet store returns the balance of the member and the currency symbol', async () => {
    wallets({ currencySymbol: '₫' }, { sumBalance: '1234567.895', currencySymbol: '' });
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    expect(await dataOf(lobby.$wallet)).toMatchObject({ sumBalance: '1234567.895', currencySymbol: '₫' });
    server.on(WALLET, () => ({ value: { sumBalance: 5, currencySymbol: '$' } }));
    await lobby.refreshWallet();
    expect(lobby.$wallet.get().data).toMatchObject({ sumBalance: '5', currencySymbol: '$' });
  });

  it('BAL-03 wallet store falls back to the configured currency symbol', async () => {
    wallets({}, { sumBalance: '1000', currencySymbol: null });
    const plain = openTab(server.url);
    await plain.lobby.login(credentials);
    expect((await dataOf(plain.lobby.$wallet))?.currencySymbol).toBe('￥');
    const own = openTab(server.url, { currencySymbol: 'kr' }, plain);
    expect((await dataOf(own.lobby.$wallet))?.currencySymbol).toBe('kr');
  });

  it('BAL-08 a visitor fetches only the merchant wallet and a failed merchant wallet keeps the member balance', async () => {
    wallets({ currencySymbol: '₫' }, {});
    const { lobby } = openTab(server.url);
    expect(await dataOf(lobby.$wallet)).toEqual({
      sumBalance: '',
      withdrawable: '',
      held: '',
      bonus: '',
      currencySymbol: '₫',
    });
    expect(server.of(WALLET)).toEqual([]);
    server.on(MERCHANT, () => ({ status: 501, errorCode: 'not.implemented' }));
    server.on(WALLET, () => ({ value: { sumBalance: '7.5', currencySymbol: '₫' } }));
    await lobby.login(credentials);
    await soon(() => expect(lobby.$wallet.get().data?.sumBalance).toBe('7.5'));
  });

  it('BAL-05 BAL-06 BAL-07 balance is masked by choice and during a refresh and restored afterwards', async () => {
    let respond = () => {};
    wallets({}, { sumBalance: '1' });
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    const seen: boolean[] = [];
    const off = lobby.$balanceHidden.subscribe(masked => seen.push(masked));
    await dataOf(lobby.$wallet);
    server.on(
      WALLET,
      () =>
        new Promise(resolve => {
          respond = () => resolve({ value: { sumBalance: '2' } });
        }),
    );
    const refreshed = lobby.refreshWallet();
    await soon(() => expect(server.of(WALLET)).toHaveLength(2));
    expect(lobby.$balanceHidden.get()).toBe(true);
    respond();
    await refreshed;
    expect(lobby.$wallet.get().data?.sumBalance).toBe('2');
    expect(lobby.$balanceHidden.get()).toBe(false);
    lobby.toggleBalanceHidden();
    await soon(() => expect(lobby.$balanceHidden.get()).toBe(true));
    server.on(WALLET, () => null);
    await lobby.refreshWallet();
    expect(lobby.$balanceHidden.get()).toBe(true);
    lobby.toggleBalanceHidden();
    await soon(() => expect(lobby.$balanceHidden.get()).toBe(false));
    expect(seen).toEqual([false, true, false, true, false]);
    off();
  });

  it('BAL-05 balance stays hidden on the next visit until it is shown again', async () => {
    wallets({}, { sumBalance: '1' });
    const first = openTab(server.url);
    await first.lobby.login(credentials);
    first.lobby.toggleBalanceHidden();
    await soon(() => expect(first.lobby.$balanceHidden.get()).toBe(true));
    const { lobby } = openTab(server.url, {}, first);
    const off = lobby.$balanceHidden.listen(() => {});
    await soon(() => expect(lobby.$balanceHidden.get()).toBe(true));
    lobby.toggleBalanceHidden();
    await soon(() => expect(lobby.$balanceHidden.get()).toBe(false));
    expect(first.local.getItem('hideBalance')).toBe('0');
    off();
  });
});
