/** The first paint takes a menu without the schema where it is plainly in order: that may never differ from the schema's word. */
import { describe, expect, it } from 'vitest';
import { envelope } from '../../sdk/wire/envelope.ts';
import { gameMenu } from '../../sdk/wire/lottery.ts';
import { parseAnswer } from '../../sdk/wire/parse.ts';
import { isPlainMenu, plainAnswer } from '../../sdk/wire/plain-menu.ts';
import { mutate } from '../domain/mutate.ts';
import { seededRandom } from '../domain/random.ts';
import { menu } from '../fixtures/lottery.ts';

/** As the first paint takes it. */
const plainMenu = (input: unknown) => plainAnswer(input, isPlainMenu);

const runs = process.env.LOBBYKIT_LONG === '1' ? 20_000 : 2_000;
const answer = {
  success: true,
  value: menu,
  serverTime: 1_787_500_000_000,
  refresh: { publishLag: 1000, spreadMs: 500 },
  sandbox: true,
};

/** What the full client makes of an answer; null where it refuses it or leaves rows out. */
function byTheSchema(input: unknown) {
  const outer = parseAnswer(envelope, input);
  if (!outer.ok || !outer.value.success) return null;
  const value = parseAnswer(gameMenu.value, outer.value.value ?? outer.value.data);
  if (!value.ok || value.dropped.length > 0) return null;
  const { serverTime, refresh, sandbox } = outer.value;
  return {
    value: value.value,
    serverTime: serverTime ?? undefined,
    refresh: refresh ?? undefined,
    sandbox: sandbox ?? undefined,
  };
}

describe('a menu without the schema', () => {
  it('R13 API-32 takes the documented menu, and the least a server may send', () => {
    expect(plainMenu(answer)).toEqual(byTheSchema(answer));
    expect(plainMenu({ success: true, value: [] })?.value).toEqual([]);
    expect(plainMenu({ success: true, value: menu, serverTime: null, refresh: null, sandbox: null })).toMatchObject({
      value: menu,
      serverTime: undefined,
    });
  });

  it('API-36 leaves a refusal, a bare list and a value elsewhere to the full client', () => {
    for (const other of [menu, { success: true, data: menu }, { ...answer, success: false }, null, 'x', [], 7]) {
      expect(plainMenu(other)).toBeNull();
    }
  });

  it(`R13 of ${runs} damaged answers takes none that the schema would read otherwise`, () => {
    const random = seededRandom(7919);
    let taken = 0;
    for (let run = 0; run < runs; run++) {
      const mutant = mutate(structuredClone(answer), random);
      const plain = plainMenu(mutant);
      if (!plain) continue;
      taken++;
      const known = byTheSchema(mutant);
      // Fields nobody knows are all the schema takes away.
      expect(plain, JSON.stringify(mutant)).toMatchObject(known ?? { refused: true });
    }
    expect(taken).toBeGreaterThan(runs / 10);
  });

  it('R13 R17 takes no kept copy with a row that is out of order', () => {
    expect(isPlainMenu([...menu, { tag: 'x', gameMenus: [{ gameId: { deep: 1 } }] }])).toBe(false);
    expect(isPlainMenu([{ tag: 'x', gameMenus: {} }])).toBe(false);
  });
});
