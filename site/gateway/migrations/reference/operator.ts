/** Operator flags and countries of a new database. */
import type { Trx } from '../../platform/db/schema.ts';

/** Operator flags with their defaults. The flags are independent of each other (GW-09). */
const FLAGS: readonly (readonly [name: string, isOn: boolean])[] = [
  ['USERNAMEREG3', true],
  ['MOBILENUMREG3', true],
  ['MOBILEVERCODELOGIN3', true],
  ['CHNGPASSVERIF3', true],
  ['FACEBOOKLOGIN3', false],
  ['GOOGLELOGIN3', false],
  ['CBS3', true],
  ['MAILCEN', true],
  ['REWCEN3', true],
  ['PTSYS3', true],
  ['TRANSBETREPMEM3', true],
  ['TRANSREC3', true],
  ['SECPRIV', true],
  ['MYACC', true],
  ['AGEPAG', true],
  ['REGCEN', true],
  ['AGETEAMPNL3', true],
  ['DOWNMAN', true],
  ['TEAMBETTING3', true],
  ['AGEREBINC3', true],
  ['GAMSER', true],
];

const COUNTRIES: readonly (readonly [
  code: string,
  dialing: string,
  english: string,
  vietnamese: string,
  portuguese: string,
])[] = [
  ['VN', '84', 'Vietnam', 'Việt Nam', 'Vietnã'],
  ['TH', '66', 'Thailand', 'Thái Lan', 'Tailândia'],
  ['KH', '855', 'Cambodia', 'Campuchia', 'Camboja'],
  ['LA', '856', 'Laos', 'Lào', 'Laos'],
  ['MY', '60', 'Malaysia', 'Malaysia', 'Malásia'],
  ['ID', '62', 'Indonesia', 'Indonesia', 'Indonésia'],
  ['PH', '63', 'Philippines', 'Philippines', 'Filipinas'],
  ['BR', '55', 'Brazil', 'Brasil', 'Brasil'],
  ['PT', '351', 'Portugal', 'Bồ Đào Nha', 'Portugal'],
];

export async function addOperatorRows(trx: Trx): Promise<void> {
  await trx
    .insertInto('flags')
    .values(FLAGS.map(([name, enabled]) => ({ name, enabled })))
    .execute();
  await trx
    .insertInto('countries')
    .values(
      COUNTRIES.map(([code, dialing_code, EN, VI, PT], position) => ({
        code,
        dialing_code,
        names: JSON.stringify({ EN, VI, PT }),
        position,
      })),
    )
    .execute();
}
