import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LobbyProvider } from '../../../../sdk/react/lobby-provider.tsx';
import { LIMIT_TEXTS } from '../../../../site/src/features/limits/limits-page.tsx';
import { Net } from '../../../../site/src/features/limits/net-results.tsx';
import type { NetResult } from '../../../../site/src/features/limits/parse.ts';
import { limits as words } from '../../../../site/src/features/limits/texts.en.ts';
import { lobbyWith } from '../../../react/page.tsx';

const WITHOUT_FEES: NetResult = {
  days: 7,
  deposits: '98000.00',
  received: '98000.00',
  fees: '0.00',
  withdrawals: '50000.00',
  withdrawalFees: '0.00',
  stakes: '3.00',
  wins: '1.00',
  net: '-2.00',
};

async function shown(net: NetResult) {
  const lobby = lobbyWith({});
  await lobby.textReady(LIMIT_TEXTS);
  const { container } = render(
    <LobbyProvider lobby={lobby}>
      <Net net={[net]} />
    </LobbyProvider>,
  );
  const cells = [...container.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
  return cells.flatMap((name, at) => (at % 2 === 0 ? [`${name} ${cells[at + 1]?.trim()}`] : []));
}

it('LIMIT-03 net result shows fees of deposits and withdrawals next to their amounts', async () => {
  const rows = await shown({ ...WITHOUT_FEES, received: '100000.00', fees: '2000.00', withdrawalFees: '11000.00' });
  expect(rows.slice(0, 5)).toEqual([
    `${words['lim.net.received']} 100,000`,
    `${words['lim.net.fees']} 2,000`,
    `${words['lim.net.credited']} 98,000`,
    `${words['lim.net.withdrawals']} 50,000`,
    `${words['lim.net.withdrawalFees']} 11,000`,
  ]);
});

it('LIMIT-03 net result omits fees if all fees are zero', async () => {
  const rows = await shown(WITHOUT_FEES);
  expect(rows.slice(0, 3)).toEqual([
    `${words['lim.net.deposits']} 98,000`,
    `${words['lim.net.withdrawals']} 50,000`,
    `${words['lim.net.stakes']} 3`,
  ]);
});
