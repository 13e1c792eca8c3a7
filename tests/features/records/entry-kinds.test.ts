/** What ledger entries are called. */
import { toUnits } from 'lobbykit/domain';
import { expect, it } from 'vitest';
import { accountOf } from '../../../site/gateway/ledger/accounts-repository.ts';
import { postAll } from '../../../site/gateway/ledger/posting.ts';
import { newPlayer } from '../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { ledgerEntryPages, rowsOf } from '../../helpers/gateway/record-steps.ts';

onBothEngines('kinds of ledger entries', twins => {
  it('BOOK-01 a bonus that is met is called so, and no withdrawal that came back', async () => {
    const { server } = twins;
    const player = await newPlayer(server);
    const cash = await accountOf(server.db, { merchant: 'demo', kind: 'cash', memberId: player.memberId });
    const house = await accountOf(server.db, { merchant: 'demo', kind: 'house' });
    const lines = [
      { account: house, units: -toUnits('5') },
      { account: cash, units: toUnits('5') },
    ];
    await postAll(server.db, [
      { kind: 'unlock', now: server.now(), lines },
      { kind: 'release', now: server.now(), lines },
    ]);
    const told = async (txCode: string) =>
      rowsOf(await ledgerEntryPages(server, player, { txCode })).map(({ txName }) => txName);
    expect([await told('bonus'), await told('withdrawal')]).toEqual([
      ['Bonus turned into cash'],
      ['Withdrawal returned'],
    ]);
  });
});
