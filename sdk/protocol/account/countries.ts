/** Countries with their dialing codes (EP-24). */
import type { InferOutput } from 'valibot';
import { parseText } from '../parse-values.ts';
import type { countries } from './form-fields-calls.ts';

/** A country whose mobile numbers are taken. */
export interface Country {
  readonly name: string;
  /** Digits: 84. */
  readonly dialingCode: string;
}

/** In the server's order; what has no dialing code cannot be chosen and is left out. */
export const parseCountries = (value: InferOutput<(typeof countries)['value']>): readonly Country[] =>
  value.flatMap(({ code, name, countryDialingCode }) => {
    const dialingCode = parseText(countryDialingCode).replace(/\D/g, '');
    return dialingCode ? [{ name: parseText(name) || parseText(code), dialingCode }] : [];
  });
