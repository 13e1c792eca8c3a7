/** Malformed request bodies: at least 200 per call, with invalid types, sizes and texts. */
import { createChance } from '../../load/chance.ts';

const DIGITS = [
  '٥٠٠٠٠',
  '５００００',
  '५००००',
  '๕๐๐๐๐',
  '᠕᠐᠐᠐᠐',
  '𝟓𝟎𝟎𝟎𝟎',
  '۵۰۰۰۰',
  '৫০০০০',
  '①②',
  '½',
  '五万',
  '5⁴',
  'Ⅴ',
];
const NUMBERS = [
  '5e4',
  '5E4',
  '5e+4',
  '5e-4',
  '1e309',
  '-50000',
  '+50000',
  '--5',
  '-0',
  '0x10',
  '0b11',
  '0o17',
  '1_000',
];
const NO_NUMBERS = [
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'undefined',
  'true',
  '₫50000',
  '50000đ',
  '50,000',
  '50.000.000',
  '5 000',
];
const SPACES = [
  '',
  ' ',
  ' 50000',
  '50000 ',
  '\t50000',
  '50000\n',
  '50000\r\n',
  '\u00a050000',
  '50000\u200b',
  '\u202e50000',
  '50000\u0000',
];
const ATTACKS = [
  "50000'--",
  "x' or 1=1--",
  '1; drop table deposits',
  '<script>1</script>',
  '../../etc/passwd',
  '%s%n',
  '${7*7}',
  '{{7*7}}',
  '{"$gt":0}',
  '[50000]',
  '__proto__.x',
  'D\u0301',
];
const SIZES = [65, 128, 129, 1_024, 10_000].map(length => 'x'.repeat(length)).concat('9'.repeat(20), '1'.repeat(400));
/** Values that are not text, for fields that require a text. */
const TYPES: readonly unknown[] = [
  true,
  false,
  [],
  ['50000'],
  [[]],
  {},
  { $gt: 0 },
  { amount: '50000' },
  -1,
  1.5,
  1e300,
  -0.5,
];

const TEXTS: readonly string[] = [...DIGITS, ...NUMBERS, ...NO_NUMBERS, ...SPACES, ...ATTACKS, ...SIZES];
const MAX_PER_CALL = 200;

/** Malformed request body, and the fields of which the error must name at least one. */
export interface HostileBody {
  readonly body: Readonly<Record<string, unknown>>;
  readonly fields: readonly string[];
}

/**
 * @param right fields of a valid body
 * @param texts fields with a restricted text format; for other fields only the type is invalid
 */
export function hostileBodies(right: Readonly<Record<string, unknown>>, texts: readonly string[]): HostileBody[] {
  const found: HostileBody[] = [];
  const add = (body: HostileBody['body'], ...fields: readonly string[]) => found.push({ body, fields });
  for (const field of Object.keys(right)) {
    const { [field]: _, ...rest } = right;
    // A deposit without a promotion is valid.
    if (texts.includes(field) && !(field === 'promoId' && 'amount' in right)) add(rest, field);
    for (const value of texts.includes(field) ? [...TYPES, ...TEXTS] : TYPES) add({ ...right, [field]: value }, field);
  }
  for (const field of ['state', 'memberId', 'received', 'bonus', 'paid_transaction_id', 'constructor']) {
    add({ ...right, [field]: 'paid' }, field);
  }
  for (const value of TYPES) add({ ...right, language: value }, 'language');
  // Fills up to the required number of bodies with texts of random characters from all Unicode planes.
  const chance = createChance(20);
  const [main = ''] = texts;
  while (found.length < MAX_PER_CALL) {
    const text = Array.from({ length: 1 + chance.below(24) }, () =>
      String.fromCodePoint(0x21 + chance.below(0x2_f000)),
    );
    add({ ...right, [main]: text.join('').replace(/[\ud800-\udfff]/g, '?') }, main);
  }
  return found;
}
