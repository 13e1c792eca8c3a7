/**
 * Example with a strict policy header: six widgets are used without a violation, until the page provokes violations.
 */

import { openEach } from '../../helpers/sources/open-each.ts';
import { complaints, expect, test } from '../fixtures.ts';
import { expectCorrectStyles, logIn } from './example-kit.ts';

const verdict = '#verdict';

test('S24 six widgets work under the policy of the header without a violation', async ({ page, gateway }) => {
  const found = complaints(page);
  const response = await page.goto('/examples/strict-csp/');
  const policy = response!.headers()['content-security-policy'] ?? '';
  for (const part of ["default-src 'none'", "style-src 'none'", "require-trusted-types-for 'script'"]) {
    expect(policy).toContain(part);
  }
  // The page shows the directives of the received policy header one by one.
  await expect(page.locator('#policy dt')).toHaveText(policy.split('; ').map(part => part.split(' ')[0]!));

  await page.getByRole('tab', { name: 'Hot' }).first().click();
  await page.getByRole('tab', { name: 'All' }).first().click();
  await openEach(page);
  await logIn(page);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('lobbykit.default.MC_SESSION_INFO')))
    .toContain('member0');

  await expect(page.locator(verdict)).toHaveText('0 violations');
  expect(found).toEqual([]);
  expect(gateway.url).toBe(new URL(page.url()).origin);
});

test('S24 the policy blocks and counts violations that the page provokes', async ({ page }) => {
  await page.goto('/examples/strict-csp/');
  await page.getByRole('button', { name: 'Try what it forbids' }).click();
  await expect(page.locator(verdict)).toHaveText(/^[4-9] violations, last of /);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('the strict CSP example is readable in both themes, on phone and desktop', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/examples/strict-csp/');
  await expect(page.getByRole('timer').first()).toBeVisible();
  await expectCorrectStyles(page);
});
