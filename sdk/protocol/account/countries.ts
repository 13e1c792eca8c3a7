/** Countries and their dialing codes (EP-24). */
import type { InferOutput } from 'valibot';
import { parseText } from '../parse-values.ts';
import type { countries } from './registration-form-calls.ts';

/** A country whose mobile numbers the gateway supports. */
export interface Country {
  readonly name: string;
  /** Dialing code without a plus sign, for example `84`. */
  readonly dialingCode: string;
}

/** Parses the countries in the server's order. Countries without a dialing code cannot be selected and are omitted. */
export const parseCountries = (value: InferOutput<(typeof countries)['value']>): readonly Country[] =>
  value.flatMap(({ code, name, countryDialingCode }) => {
    const dialingCode = parseText(countryDialingCode).replace(/\D/g, '');
    return dialingCode ? [{ name: parseText(name) || parseText(code), dialingCode }] : [];
  });
