/**
 * Creates an image of the database of this version, for tests that start later versions on it: `npx tsx
 * --conditions=lobbykit-source tests/helpers/make-image.ts NAME`, with a Postgres server installed, writes
 * `tests/fixtures/images/NAME.sql.gz`, which both databases accept, and the expected facts next to it.
 */

import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { toUnits } from '../../sdk/protocol/domain.ts';
import { placeBet, playReels } from '../../site/gateway/features/lottery/bets/service.ts';
import { balanceOf } from '../../site/gateway/ledger/posting.ts';
import { startGateway } from '../../site/gateway/main.ts';
import { addPlayers } from './players.ts';
import { findPostgres, startPostgres } from './postgres/server.ts';

/** Friday 2026-11-20, 10:00 in Vietnam. */
const NOW = Date.parse('2026-11-20T03:00:00Z');
const GAMES = 400;
const ROUNDS = 20;

const [name = ''] = process.argv.slice(2);
const bin = findPostgres();
if (!/^[\w-]+$/.test(name) || bin === null) throw new Error('Wanted: a name for the image, and an installed Postgres.');
const postgres = await startPostgres(bin);
try {
  const databaseUrl = postgres.createDatabase('image');
  const gateway = await startGateway({
    databaseUrl,
    dataDir: null,
    staticDir: null,
    port: 0,
    logLevel: 'silent',
    sandboxGameCount: GAMES,
    runsWorkers: false,
    now: () => NOW,
  });
  const { db } = gateway;
  const players = await addPlayers(db, 3, NOW);
  const game = await db.selectFrom('launches').select('node_id').where('node_id', 'is not', null).executeTakeFirst();
  const { game_id: lotteryId } = await db
    .selectFrom('lotteries')
    .select('game_id')
    .where('code', '=', 'fast1')
    .executeTakeFirstOrThrow();
  const members = [];
  for (const { memberId, token } of players) {
    const player = { memberId, merchantCode: 'demo', vendor: 'TCG_LOTTO_VN' };
    for (let n = 0; n < ROUNDS; n++) {
      const round = { nodeId: game?.node_id ?? 0, category: 'RNG', key: randomUUID(), stake: toUnits('2.00') };
      await playReels(db, player, round, NOW - ROUNDS + n);
    }
    // A bet on a draw one minute ahead, with a number that wins in any case.
    const bet = { lotteryId, key: randomUUID(), digits: 1, numbers: [...'0123456789'], each: toUnits('0.50') };
    await placeBet(db, player, { ...bet, slot: { numero: 'image', drawAt: NOW + 60_000 } }, NOW, () => {});
    members.push({ memberId, token, balance: await balanceOf(db, memberId) });
  }
  await gateway.stop();
  const dump = execFileSync(
    join(bin, 'pg_dump'),
    ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=200', databaseUrl],
    { maxBuffer: 2 ** 28, encoding: 'utf8' },
  );
  // Removes lines that only psql understands, because the embedded database rejects them.
  const statements = dump.replace(/^\\.*$/gm, '').replace(/^SET (transaction_timeout).*$/gm, '');
  const target = new URL(`../fixtures/images/${name}`, import.meta.url);
  writeFileSync(new URL(`${target}.sql.gz`), gzipSync(statements, { level: 9 }));
  writeFileSync(new URL(`${target}.json`), `${JSON.stringify({ now: NOW, members }, null, 2)}\n`);
} finally {
  postgres.remove();
}
