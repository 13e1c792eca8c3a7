import { describe, expect, it } from 'vitest';
import { accountServerHere, credentials, dataOf, openTab, soon } from './account-kit.ts';

const server = accountServerHere();
const MERCHANT = 'GET /wps/wallets/merchant';
const WALLET = 'GET /wps/wallets/gcs';

describe('wallet store of the lobby', () => {
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

  it('BAL-08 a visitor requests only the merchant wallet, and if it fails, the balance of a member is still shown', async () => {
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

  it('PAY-12 when another tab reports a new balance, the wallet is requested once with all its amounts', async () => {
    wallets({}, { sumBalance: '5' });
    const first = openTab(server.url);
    await first.lobby.login(credentials);
    const other = openTab(server.url, {}, first);
    const offs = [0, 1].map(() => other.lobby.$wallet.listen(() => {}));
    await dataOf(other.lobby.$wallet);
    const parts = { sumBalance: '9', withdrawable: '4', held: '3', bonus: '2' };
    server.on(WALLET, () => ({ value: parts }));
    first.lobby.tabs.send('wallet');
    await soon(() => expect(other.lobby.$wallet.get().data).toMatchObject(parts));
    expect(server.of(WALLET)).toHaveLength(2);
    for (const off of offs) off();
  });

  it('BAL-05 BAL-06 BAL-07 balance is masked if the visitor has hidden it and during a refresh, and is restored afterwards', async () => {
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

  it('BAL-05 a hidden balance is hidden on later visits until the visitor shows it again', async () => {
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
