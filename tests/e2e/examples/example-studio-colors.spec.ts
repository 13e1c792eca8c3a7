/**
 * Colors in the embed studio: live preview, contrast calculation, warnings and fixes (EMBED-19).
 *
 * @module-tag slow
 */
import { derivedColors } from '../../../examples/studio/color/derived-colors.ts';
import { expect, test } from '../fixtures.ts';
import { preview, settled, studio } from './studio-kit.ts';

test('EMBED-19 dragging a color updates the preview, and the previous preview is visible until the new one is ready', async ({
  page,
}) => {
  await page.goto(studio('?limit=1'));
  await settled(page);
  await page.locator('.color-swatch').first().fill('#6a35c9');
  // The frame may be replaced at this moment; the locator then finds the new frame.
  await expect(preview(page).locator('lobby-lottery-board')).toHaveCSS('--lobby-accent', '#6a35c9');
  await expect(page.locator('iframe.frame')).toHaveCount(1);
  await expect(page.locator('.stage')).toHaveAttribute('data-state', 'ready');
});

test('EMBED-20 a color pair with low contrast is reported with its contrast ratio, and one press fixes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(studio());
  await expect(page.getByText('Every pair of colors passes WCAG AA.')).toBeVisible();
  await page.getByRole('textbox', { name: 'accent buttons' }).fill('#d9480f');
  const warning = page.locator('.warning', { hasText: 'on-accent on accent' });
  await expect(warning).toContainText(/4\.\d\d : 1, needs 4\.5 : 1/);
  await warning.getByRole('button', { name: /^Set accent to #[0-9a-f]{6}$/ }).click();
  await expect(page.getByText('Every pair of colors passes WCAG AA.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'accent buttons' })).not.toHaveValue('#d9480f');
  await page.getByText('Finer colors').click();
  await page.getByRole('textbox', { name: 'control borders of fields' }).fill('#bbbbbb');
  await expect(page.locator('.warning', { hasText: 'control on card' })).toContainText('needs 3 : 1');
});

test('EMBED-19 the studio derives the same colors from an accent as the browser', async ({ page }) => {
  await page.goto('/examples/');
  for (const theme of ['light', 'dark'] as const) {
    for (const accent of ['#0a6b4f', '#ffd400', '#d9480f', '#6a35c9', '#808080', '#00a2ff']) {
      const card = theme === 'dark' ? '#161b26' : '#ffffff';
      const seen = await page.evaluate(
        ({ theme, accent }) => {
          const box = document.createElement('div');
          box.className = 'lk';
          box.dataset.theme = theme;
          box.style.setProperty('--lobby-accent', accent);
          document.body.append(box);
          const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
          return ['on-accent', 'accent-text', 'accent-soft'].map(name => {
            box.style.color = `var(--lk-${name})`;
            context.fillStyle = getComputedStyle(box).color;
            context.fillRect(0, 0, 1, 1);
            return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
          });
        },
        { theme, accent },
      );
      const derived = derivedColors(accent, theme, card);
      const expected = [derived['on-accent'], derived['accent-text'], derived['accent-soft']].map(hex =>
        [1, 3, 5].map(from => Number.parseInt(hex.slice(from, from + 2), 16)),
      );
      // Tolerance for rounding; a larger difference would mean that the studio and the browser use different formulas.
      seen.forEach((color, at) => {
        color.forEach((channel, of) => {
          expect(Math.abs(channel - (expected[at]?.[of] ?? 0)), `${theme} ${accent} ${at}`).toBeLessThanOrEqual(3);
        });
      });
    }
  }
});
