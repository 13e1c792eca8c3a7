import { describe, expect, it } from 'vitest';
import { SEEDED_CODES } from '../../../site/gateway/migrations/reference/lottery.ts';
import { MOTIF_NAMES } from '../../../site/gateway/platform/art/covers/motifs.ts';
import { chance } from '../../../site/gateway/platform/art/seeded-random.ts';
import { openDatabase } from '../../../site/gateway/platform/db/driver.ts';
import type { Database } from '../../../site/gateway/platform/db/schema.ts';
import { seedSandbox } from '../../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { slotNames, tableNames } from '../../../site/gateway/sandbox/seeds/texts/game-names.ts';
import { TABLE_NAME_PARTS } from '../../../site/gateway/sandbox/seeds/texts/table-words.ts';
import { readEnvironment } from '../../../site/gateway/settings.ts';
import { gateway } from '../../helpers/gateway.ts';
import { isSlowRun } from '../../helpers/slow.ts';

/** Separate database seeded with the given number of games. */
async function withGames<T>(sandboxGameCount: number, run: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ seedSandbox, dataDir: null, sandboxGameCount, mode: 'sandbox' }, 0);
  try {
    return await run(db);
  } finally {
    await close();
  }
}

const allGames = (db: Database) =>
  db.selectFrom('games').selectAll().orderBy('game_type').orderBy('position').execute();
const countGames = async (db: Database) => (await db.selectFrom('games').select('node_id').execute()).length;

describe('games seed', () => {
  it('seed contains 3,000 games of at least 40 vendors, and every category has games', async () => {
    const server = await gateway();
    const games = await allGames(server.db);
    const vendors = await server.db.selectFrom('vendors').select('code').execute();
    await server.stop();

    expect(games).toHaveLength(3_000);
    expect(vendors.length).toBeGreaterThanOrEqual(40);
    expect(new Set(games.map(({ vendor_code }) => vendor_code))).toEqual(new Set(vendors.map(({ code }) => code)));
    const kinds = ['RNG', 'LIVE', 'PVP', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'];
    for (const kind of kinds) expect([kind, games.some(({ game_type }) => game_type === kind)]).toEqual([kind, true]);
    // CENTER-07: one vendor with a single game, launched directly by its tile.
    expect(games.filter(({ vendor_code }) => vendor_code === 'PADDOCK')).toHaveLength(1);
    const sold = new Set(games.flatMap(({ lottery_id }) => lottery_id ?? []));
    expect(sold.size).toBe(SEEDED_CODES.length);

    // Game names other than lotteries are unique in every language.
    const named = games.filter(({ lottery_id }) => lottery_id === null);
    for (const language of ['EN', 'VI', 'PT']) {
      const names = named.map(({ names }) => names[language]);
      expect([language, names.filter(name => !name).length, new Set(names).size]).toEqual([language, 0, named.length]);
    }
    // Every cover is an existing motif, and neighbors in three columns show different motifs.
    const motifs = new Set([...MOTIF_NAMES, ...SEEDED_CODES.map(code => `lottery-${code}`)]);
    expect(games.filter(({ art }) => !motifs.has(art))).toEqual([]);
    const slots = games.filter(({ game_type }) => game_type === 'RNG');
    const repeated = slots.filter(({ art }, at) => slots.slice(Math.max(0, at - 3), at).some(one => one.art === art));
    expect(repeated.length / slots.length).toBeLessThan(0.01);
  });

  it('seed creates the same names on every machine', () => {
    const make = () => [
      ...slotNames(500, chance(7)).map(({ names }) => names.VI),
      ...tableNames(TABLE_NAME_PARTS.FISH, 50, chance(7)).map(({ names }) => names.PT),
    ];
    expect(make()).toEqual(make());
    expect(slotNames(20_000, chance(7))).toHaveLength(20_000);
  });

  it.each([0, isSlowRun ? 20_000 : 4_000])(
    'SANDBOX_GAME_COUNT %i adds this number of games to an empty database',
    async sandboxGameCount => {
      // Lotteries of the draw engine are seeded regardless of the count.
      expect(await withGames(sandboxGameCount, countGames)).toBe(Math.max(sandboxGameCount, 46));
    },
  );

  it.each(['many', '20001', '-1', '1.5'])('SANDBOX_GAME_COUNT %s is rejected with an error message', text => {
    expect(() => readEnvironment({ SANDBOX_GAME_COUNT: text })).toThrow(
      `SANDBOX_GAME_COUNT is "${text}", but must be a whole number from 0 to 20000.`,
    );
    expect(readEnvironment({}).sandboxGameCount).toBe(3_000);
  });
});
