/** Pages by script tag read answers with a part of valibot: it says of each what the whole says. */
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { leanOf } from '../helpers/lean.ts';

/** A reader of lists in lists, as menus and records are, on the valibot of that moment. */
async function reader() {
  vi.resetModules();
  const { array, nullish, number, object, record, string, union } = await import('valibot');
  const { parseAnswer } = await import('../../sdk/wire/parse.ts');
  const scalar = union([string(), number()]);
  const row = object({ id: scalar, days: nullish(array(number())), names: nullish(record(string(), scalar)) });
  const list = array(object({ tag: string(), rows: array(row) }));
  return (answer: unknown) => parseAnswer(list, answer);
}

const whole = await reader();
const own = await leanOf('valibot');
vi.doMock('valibot', () => own);
const lean = await reader();

const any = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.constant(undefined), fc.boolean());
const often = <T>(value: fc.Arbitrary<T>) => fc.oneof({ weight: 5, arbitrary: value }, { weight: 1, arbitrary: any });
const row = fc.record(
  {
    id: often(fc.integer()),
    days: often(fc.array(often(fc.integer()))),
    names: often(fc.dictionary(fc.string(), often(fc.string()))),
  },
  { requiredKeys: [] },
);
const answers = often(
  fc.array(often(fc.record({ tag: often(fc.string()), rows: often(fc.array(often(row))) }, { requiredKeys: [] }))),
);

it('R13 what the script tag has of valibot reads good and bad rows as the whole does, and says the same of them', () => {
  fc.assert(
    fc.property(answers, answer => {
      expect(lean(answer)).toEqual(whole(answer));
    }),
    { numRuns: 1_000 },
  );
});
