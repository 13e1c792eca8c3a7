/** Status command on every engine and with two gateways. */
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
      for (const [entry, maintenance, regionRestriction] of [
        ['maintenance', true, false],
        ['restricted', false, true],
        ['both', true, true],
        ['open', false, false],
      ] as const) {
        await run('status', entry, '--info', `We are ${entry}`);
        expect(await status()).toMatchObject({ maintenance, regionRestriction, info: `We are ${entry}` });
        expect(await run('status')).toEqual([`The site is ${entry}: We are ${entry}`]);
      }
      await run('status', 'open');
      expect((await status()).info).toBe('');
    });
  },
  { inGate: true },
);
