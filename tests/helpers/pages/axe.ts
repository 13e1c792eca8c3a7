/** Accessibility violations found by axe on a page without running fades. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface AxeScope {
  /** Selectors of the checked parts. Default: the whole page. */
  readonly include?: readonly string[];
  /** Selectors of excluded parts. */
  readonly exclude?: readonly string[];
  /** Only these rules apply. Default: all. */
  readonly rules?: readonly string[] | undefined;
  /** Excluded rules. */
  readonly without?: readonly string[];
}

/** Maximum duration of a fade in ms; longer or endless animations are not fades. */
const LONGEST_FADE_MS = 2_000;

/**
 * Violations as `rule: markup`, one per element. A page without frames uses axe's legacy mode, which finds the same in
 * a quarter of the time.
 */
export async function axeFindings(page: Page, scope: AxeScope = {}): Promise<string[]> {
  await atRest(page);
  // Only violations are reported in full.
  let axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(page.frames().length === 1);
  for (const selector of scope.include ?? []) axe = axe.include(selector);
  for (const selector of scope.exclude ?? []) axe = axe.exclude(selector);
  if (scope.rules) axe = axe.withRules([...scope.rules]);
  if (scope.without) axe = axe.disableRules([...scope.without]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Rules that depend on colors. */
const RULES_OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Violations in both themes, for a page that follows the system theme: all rules in the light theme, and color rules in
 * the dark one, because only colors change with the theme. The page is dark afterwards.
 * @param themed selector of the element with the theme; null for a page whose colors need no script
 */
export async function axeInBothThemes(
  page: Page,
  scope: AxeScope = {},
  themed: string | null = 'html',
): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, rules] of [
    ['light', scope.rules],
    ['dark', RULES_OF_COLORS],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme });
    if (themed !== null) await expect(page.locator(themed).first()).toHaveAttribute('data-theme', theme);
    const findings = await axeFindings(page, { ...scope, rules });
    found.push(...findings.map(finding => `${theme}: ${finding}`));
  }
  return found;
}

/** Waits until no dialog closes and no fade runs, because a half-faded text has a wrong contrast. */
async function atRest(page: Page): Promise<void> {
  await expect(page.locator('dialog[data-closing]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(fades, LONGEST_FADE_MS)).toBe(0);
}

/** Number of running fades, including those in shadow roots. Runs in the page. */
function fades(longest: number): number {
  const roots: DocumentOrShadowRoot[] = [document];
  for (const root of roots) {
    for (const { shadowRoot } of (root as ParentNode & DocumentOrShadowRoot).querySelectorAll('*')) {
      if (shadowRoot) roots.push(shadowRoot);
    }
  }
  const running = new Set(roots.flatMap(root => root.getAnimations()));
  return [...running].filter(
    ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime ?? 0) <= longest,
  ).length;
}
