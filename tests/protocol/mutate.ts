/** Random mutations of a response. */
import { nastyTexts } from '../fixtures/nasty.ts';

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!;

/** Returns a copy of the tree in which one value is missing, null, huge, malicious or of another type. */
export function mutate(tree: unknown, random: () => number): unknown {
  const inner = typeof tree === 'object' && tree !== null ? Object.keys(tree) : [];
  if (inner.length === 0 || random() < 0.05) return strange(random);
  const key = pick(inner, random);
  if (Array.isArray(tree)) {
    return tree.flatMap((item, row) => (String(row) !== key ? [item] : random() < 0.1 ? [] : [mutate(item, random)]));
  }
  const { [key]: value, ...rest } = tree as Record<string, unknown>;
  return random() < 0.1 ? rest : { ...rest, [key]: mutate(value, random) };
}

function strange(random: () => number): unknown {
  const others = [
    null,
    undefined,
    true,
    false,
    0,
    -1,
    0.5,
    1e308,
    -1e308,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    8.64e15,
    [],
    {},
    [[]],
    [null],
    { a: { b: 1 } },
  ];
  return random() < 0.5 ? pick(others, random) : pick(nastyTexts, random);
}
