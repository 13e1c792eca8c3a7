/** Later settings of the registration form and of the rules of account forms: rows an operator has changed stay theirs. */
import { sql } from 'kysely';
import { RULES } from 'lobbykit/domain';
import type { Trx } from '../schema/schema.ts';

/** Pattern and words that the first versions filled the tables with. */
const FIRST_PATTERN = '^.{6,16}$';
const FIRST_WORDS = 'Password format is incorrect';

/**
 * Passwords are long and of any kind (OPEN: PSW-10): what is left out of the row is what the kit says and checks by itself, the
 * bounds of the rule among it. Logging in goes on with the short ones that were chosen before.
 */
export async function loosenPasswords(trx: Trx): Promise<void> {
  const { minLength, maxLength } = RULES.password;
  for (const table of ['register_fields', 'validation_rules'] as const) {
    await sql`update ${sql.table(table)} set messages = '{"EN": "", "VI": "", "PT": ""}'
      where name in ('password', 'loginPassword') and pattern = ${FIRST_PATTERN} and messages ->> 'EN' = ${FIRST_WORDS}`.execute(
      trx,
    );
    await sql`update ${sql.table(table)} set pattern = ''
      where name = 'password' and pattern = ${FIRST_PATTERN}`.execute(trx);
  }
  await sql`update validation_rules set min_length = ${minLength}, max_length = ${maxLength}
    where name = 'password' and pattern = '' and min_length = 6 and max_length = 16`.execute(trx);
  await sql`update validation_rules set pattern = ${`^.{6,${maxLength}}$`}, max_length = ${maxLength}
    where name = 'loginPassword' and pattern = ${FIRST_PATTERN} and max_length = 16`.execute(trx);
  // The help promised twice as many characters as the longest that are taken.
  for (const [said, says] of [
    ['8 to 128', '8 to 64'],
    ['8 đến 128', '8 đến 64'],
    ['8 a 128', '8 a 64'],
  ]) {
    await sql`update help_items set contents = replace(contents::text, ${said}::text, ${says}::text)::jsonb`.execute(
      trx,
    );
  }
}

/**
 * What is required is asked for whichever way somebody registers: name and code, which their own way asks for in any case, were
 * required in the first rows while the other way left them out.
 */
export async function freeForeignFields(trx: Trx): Promise<void> {
  await sql`update register_fields set required = false where name in ('username', 'verificationCode')`.execute(trx);
}
