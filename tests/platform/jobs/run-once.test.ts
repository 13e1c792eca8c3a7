import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { runOnce } from '../../../site/gateway/platform/jobs/run-once.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';

onBothEngines(
  'jobs that run once',
  twins => {
    it('PAY-15 a job runs only once for several callers and runs again after a failure', async () => {
      const key = `test ${randomUUID()}`;
      let done = 0;
      const fails = runOnce(twins.server.db, key, 1, async () => {
        throw new Error('no provider');
      });
      await expect(fails).rejects.toThrow('no provider');
      const work = async () => {
        done += 1;
      };
      const results = await Promise.all(
        Array.from({ length: 12 }, (_, n) => runOnce(twins.at(n).db, key, twins.server.now(), work)),
      );
      expect([done, results.filter(Boolean).length]).toEqual([1, 1]);
    });
  },
  { inGate: true },
);
