/** What axe complains of on a page, once nothing fades in or out there. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface AxeScope {
  /** Selectors of what is looked at. Default: the whole page. */
  readonly include?: readonly string[];
  /** Selectors of what is left out. */
  readonly exclude?: readonly string[];
  /** The only rules that count. Default: all. */
  readonly rules?: readonly string[] | undefined;
  /** Rules that do not count. */
  readonly without?: readonly string[];
}

/** ms; what moves longer than this, or for ever, is no fade. */
const LONGEST_FADE_MS = 2_000;

/**
 * Findings of axe as `rule: markup`, one for each element.
 * A page without frames is looked at in one go: axe's way over a second page, which frames of other origins need, takes four times
 * as long, and finds the same.
 */
export async function axeFindings(page: Page, scope: AxeScope = {}): Promise<string[]> {
  await atRest(page);
  // Only what is wrong is written down in full.
  let axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(page.frames().length === 1);
  for (const selector of scope.include ?? []) axe = axe.include(selector);
  for (const selector of scope.exclude ?? []) axe = axe.exclude(selector);
  if (scope.rules) axe = axe.withRules([...scope.rules]);
  if (scope.without) axe = axe.disableRules([...scope.without]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Rules that turn on colors. */
const RULES_OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Findings in both themes, for a page whose theme follows the system: by all rules in the light one, and by those of colors in the
 * dark one, since nothing else changes with the theme. The page is dark afterwards.
 * @param themed selector of what carries the theme
 */
export async function axeInBothThemes(page: Page, scope: AxeScope = {}, themed = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, rules] of [
    ['light', scope.rules],
    ['dark', RULES_OF_COLORS],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator(themed).first()).toHaveAttribute('data-theme', theme);
    const findings = await axeFindings(page, { ...scope, rules });
    found.push(...findings.map(finding => `${theme}: ${finding}`));
  }
  return found;
}

/** Waits until no dialog is on its way out and no fade runs: a text that is half there has the contrast of neither end. */
async function atRest(page: Page): Promise<void> {
  await expect(page.locator('dialog[data-closing]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(fades, LONGEST_FADE_MS)).toBe(0);
}

/** Number of fades that run, in shadow roots too. Runs in the page. */
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
