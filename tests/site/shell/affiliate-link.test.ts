import { expect, it } from 'vitest';
import { affiliateLink } from '../../../site/src/shell/menus/affiliate-link.ts';

it('AGENT-24 affiliate link is the first openable link of the operator or else the customer service page', () => {
  const openable = (url: string) => (url.startsWith('https:') ? url : null);
  const link = (kind: string, url: string) => ({ kind, url });
  const partners = link('AFFILIATE', 'https://partners.example/join');
  expect(affiliateLink([link('TELEGRAM', 'https://t.example'), partners], openable)).toBe(partners.url);
  expect(affiliateLink([link('AFFILIATE', 'javascript:alert(1)'), partners], openable)).toBe(partners.url);
  expect(affiliateLink([link('AFFILIATE', 'javascript:alert(1)')], openable)).toBe('/m/customer');
  expect(affiliateLink([], openable)).toBe('/m/customer');
});
