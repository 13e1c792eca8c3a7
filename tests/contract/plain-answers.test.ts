/** The first paint takes an answer without the schema where it is plainly in order: that may never differ from the schema's word. */
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../sdk/wire/endpoint.ts';
import { envelope } from '../../sdk/wire/envelope.ts';
import { parseAnswer } from '../../sdk/wire/parse.ts';
import { plainAnswer } from '../../sdk/wire/plain-answer.ts';
import { isPlainMenu, plainMenu } from '../../sdk/wire/plain-menu.ts';
import { plainRanks } from '../../sdk/wire/plain-ranks.ts';
import { mutate } from '../domain/mutate.ts';
import { seededRandom } from '../domain/random.ts';
import { menu } from '../fixtures/lottery.ts';

const runs = process.env.LOBBYKIT_LONG === '1' ? 20_000 : 2_000;
const envelopeOf = (value: unknown) => ({
  success: true,
  value,
  serverTime: 1_787_500_000_000,
  refresh: { publishLag: 1000, spreadMs: 500 },
  sandbox: true,
});
const win = { customerName: 'lu***c', gameName: 'Reels', winAmount: '690.00', gameId: 'r1', nodeId: 7, vendor: 'GCS' };
const wins = { list: [{ vo: win }, { vo: { ...win, gameCategory: 'RNG', gameCode: null } }, { vo: {} }] };

/** What is asked without a schema, and an answer to it. */
const questions = [
  { what: 'menu', plain: plainMenu, value: menu, least: [] },
  { what: 'list of wins', plain: plainRanks, value: wins, least: { list: [] } },
] as const;

/** As the first paint takes it. */
const taken = ({ plain }: (typeof questions)[number], input: unknown) =>
  plainAnswer<unknown>(input, plain.isPlain as (value: unknown) => value is unknown);

/** What the full client makes of an answer; null where it refuses it or leaves rows out. */
async function byTheSchema({ plain }: (typeof questions)[number], input: unknown) {
  const outer = parseAnswer(envelope, input);
  if (!outer.ok || !outer.value.success) return null;
  const whole: Endpoint = await plain.whole();
  const value = parseAnswer(whole.value, outer.value.value ?? outer.value.data);
  if (!value.ok || value.dropped.length > 0) return null;
  const { serverTime, refresh, sandbox } = outer.value;
  return {
    value: value.value,
    serverTime: serverTime ?? undefined,
    refresh: refresh ?? undefined,
    sandbox: sandbox ?? undefined,
  };
}

describe.each(questions)('a $what without the schema', question => {
  const { value, least, plain } = question;
  const answer = envelopeOf(value);

  it('R13 API-32 takes the documented one, and the least a server may send', async () => {
    expect(taken(question, answer)).toEqual(await byTheSchema(question, answer));
    expect(taken(question, { success: true, value: least })?.value).toEqual(least);
    expect(taken(question, { success: true, value, serverTime: null, refresh: null, sandbox: null })).toMatchObject({
      value,
      serverTime: undefined,
    });
  });

  it('API-36 leaves a refusal, a bare value and a value elsewhere to the full client', () => {
    for (const other of [value, { success: true, data: value }, { ...answer, success: false }, null, 'x', [], 7]) {
      expect(taken(question, other)).toBeNull();
    }
  });

  it(`R13 of ${runs} damaged answers takes none that the schema would read otherwise`, async () => {
    const random = seededRandom(7919);
    let sound = 0;
    for (let run = 0; run < runs; run++) {
      const mutant = mutate(structuredClone(answer), random);
      const found = taken(question, mutant);
      if (!found) continue;
      sound++;
      const known = await byTheSchema(question, mutant);
      // Fields nobody knows are all the schema takes away.
      expect(found, JSON.stringify(mutant)).toMatchObject(known ?? { refused: true });
    }
    expect(sound).toBeGreaterThan(runs / 10);
  });

  it('API-14 goes where the endpoint goes', async () => {
    const { name, path, moduleId, auth, method } = (await plain.whole()) as Endpoint;
    expect([plain.name, plain.path, plain.moduleId]).toEqual([name, path, moduleId]);
    expect([auth, method]).toEqual(['never', 'GET']);
  });
});

it('R13 R17 takes no kept menu with a row that is out of order', () => {
  expect(isPlainMenu([...menu, { tag: 'x', gameMenus: [{ gameId: { deep: 1 } }] }])).toBe(false);
  expect(isPlainMenu([{ tag: 'x', gameMenus: {} }])).toBe(false);
});
