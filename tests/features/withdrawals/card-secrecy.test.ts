/**
 * Secrecy of card numbers and withdrawal passwords (OUT-03, SAFE-03), and key rotation of encrypted fields (OPS-02).
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { bankCards } from 'lobbykit/wire';
import { expect, it } from 'vitest';
import { fingerprintsOf, numberOf, reencryptCards } from '../../../site/gateway/features/withdrawals/cards.ts';
import { cardsById } from '../../../site/gateway/features/withdrawals/cards-repository.ts';
import type { Database } from '../../../site/gateway/platform/db/schema.ts';
import { createFields } from '../../../site/gateway/platform/secrets/encrypted-fields.ts';
import { type FieldKey, openSecrets } from '../../../site/gateway/platform/secrets/secrets.ts';
import { withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';
import { gateway } from '../../helpers/gateway.ts';
import { secretsOfNow } from '../../helpers/gateway-image.ts';

const NUMBER = '7222222222222';

/** Names of the tables with a row that contains this text. */
async function tablesWith(db: Database, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  expect(tables.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const { name } of tables) {
    const holding = sql`select from ${sql.table(name)} t where strpos(t::text, ${text}) > 0 limit 1`;
    if ((await holding.execute(db)).rows.length > 0) found.push(name);
  }
  return found;
}

it('OUT-03 OPS-02 card number appears in no response, plaintext row or audit entry and survives a key rotation', async () => {
  const secrets = await secretsOfNow();
  const server = await gateway({ secrets });
  try {
    const member = await withdrawer(server);
    await member.addCard(NUMBER);
    const response = JSON.stringify((await member.get(bankCards)).body);
    expect(response).toContain('···· 2222');
    expect(response).not.toContain(NUMBER);
    expect(await tablesWith(server.db, NUMBER)).toEqual([]);
    expect(await tablesWith(server.db, NUMBER.slice(-4))).toContain('bank_cards');

    // Simulates the effects of `keys rotate` and `keys retire` on the field keys.
    const [old] = openSecrets({ dataDir: null, provided: secrets, now: server.now }).fieldKeys();
    let keys: readonly FieldKey[] = [old!];
    const fields = createFields({ fieldKeys: () => keys });
    const { id: cardId } = await server.db
      .selectFrom('bank_cards')
      .select('id')
      .where('member_id', '=', member.memberId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const read = async () => (await cardsById(server.db, [cardId])).get(cardId)!;
    const before = await read();
    expect(numberOf(fields, before)).toBe(NUMBER);
    const next = { id: 'next', key: randomBytes(32) };
    keys = [next, old!];
    expect(await reencryptCards(server.db, fields)).toBeGreaterThan(0);
    keys = [next];
    const after = await read();
    expect(numberOf(fields, after)).toBe(NUMBER);
    expect(after.number_index).not.toBe(before.number_index);
    expect(fingerprintsOf(fields, after)).toContain(after.number_index);
    expect(() => numberOf(fields, before)).toThrow('which this gateway does not have');
  } finally {
    await server.stop();
  }
});
