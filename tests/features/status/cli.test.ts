/** Status command on both databases and with two gateways. */
import { systemStatus } from 'lobbykit/wire';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { run as runOn } from '../../helpers/gateway/game-steps.ts';

onBothEngines(
  'site status',
  twins => {
    const run = (...args: string[]) => runOn(twins.at(0), ...args);

    it('GW-07 GATE-06 status command opens and closes the site with a message on every gateway immediately', async () => {
      const status = async () =>
        (await twins.at(1).get<{ maintenance: boolean; regionRestriction: boolean; info: string }>(systemStatus.path))
          .body.value;
      expect(await run('status')).toEqual(['The site is open.']);
      for (const [entry, maintenance, regionRestriction, printed] of [
        ['maintenance', true, false, 'The site is closed for maintenance'],
        ['restricted', false, true, 'The site is closed for this region'],
        ['both', true, true, 'The site is closed for maintenance and for this region'],
        ['open', false, false, 'The site is open'],
      ] as const) {
        await run('status', entry, '--info', `We are ${entry}`);
        expect(await status()).toMatchObject({ maintenance, regionRestriction, info: `We are ${entry}` });
        expect(await run('status')).toEqual([`${printed}: We are ${entry}`]);
      }
      await run('status', 'open');
      expect((await status()).info).toBe('');
    });
  },
  { inGate: true },
);
