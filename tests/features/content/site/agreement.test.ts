import { expect, it } from 'vitest';
import { agreementOf, agreementPath } from '../../../../site/src/features/content/agreement/agreement.ts';

it('HELP-08 privacy policy and terms have separate URLs', () => {
  for (const which of ['terms', 'privacy'] as const) {
    const { search } = new URL(agreementPath(which), 'https://site.example');
    expect(agreementOf(search)).toBe(which);
  }
  expect(agreementPath('terms')).toBe('/m/useragreement');
  expect(agreementOf('?tab=cookies')).toBe('terms');
});
