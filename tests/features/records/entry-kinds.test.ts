/** Names of ledger entries. */
import { toUnits } from 'lobbykit/domain';
import { expect, it } from 'vitest';
import { accountOf } from '../../../site/gateway/ledger/accounts-repository.ts';
import { postAll } from '../../../site/gateway/ledger/posting.ts';
import { newPlayer } from '../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { ledgerEntryPages, rowsOf } from '../../helpers/gateway/record-steps.ts';

onBothEngines('ledger entry kinds', twins => {
  it('BOOK-01 a released bonus is named as a released bonus and not as a returned withdrawal', async () => {
    const { server } = twins;
    const player = await newPlayer(server);
    const cash = await accountOf(server.db, { merchant: 'demo', kind: 'cash', memberId: player.memberId });
    const operatorAccount = await accountOf(server.db, { merchant: 'demo', kind: 'house' });
    const lines = [
      { account: operatorAccount, units: -toUnits('5') },
      { account: cash, units: toUnits('5') },
    ];
    await postAll(server.db, [
      { kind: 'unlock', now: server.now(), lines },
      { kind: 'release', now: server.now(), lines },
    ]);
    const kindsOf = async (txCode: string) =>
      rowsOf(await ledgerEntryPages(server, player, { txCode })).map(({ txName }) => txName);
    expect([await kindsOf('bonus'), await kindsOf('withdrawal')]).toEqual([
      ['Bonus turned into cash'],
      ['Withdrawal returned'],
    ]);
  });
});
