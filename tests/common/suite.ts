/** The contract between behaviour suites and flavours: every widget has one suite, and every flavour runs all of them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { longUnless } from '../helpers/long.ts';
import { root } from '../helpers/sources/sources.ts';
import { downloadBarSuite } from './download-bar.ts';
import { gameGridSuite } from './game-grid.ts';
import { launchSuite } from './launches.ts';
import { loginModalSuite } from './login-modal.ts';
import { lotteryBoardSuite } from './lottery-board.ts';
import { serviceWidgetSuite } from './service-widget.ts';
import { expect, type Flavour, test } from './stage.ts';
import { winnerBoardSuite } from './winner-board.ts';

/** Suites by the name of the widget's folder. */
const SUITES: Readonly<Record<string, (flavour: Flavour) => void>> = {
  'lottery-board': lotteryBoardSuite,
  'game-grid': gameGridSuite,
  'login-modal': loginModalSuite,
  'service-widget': serviceWidgetSuite,
  'winner-board': winnerBoardSuite,
  'download-bar': downloadBarSuite,
};

/** Runs all suites in one flavour; a widget without a suite fails the run. */
export function runSuites(flavour: Flavour): void {
  test.describe(flavour.name + longUnless(flavour.whole === true), () => {
    const { init } = flavour;
    if (init !== undefined) test.beforeEach(({ page }) => page.addInitScript({ content: init }));

    test('every widget has a behaviour suite @seam', () => {
      const widgets = readdirSync(join(root, 'sdk/widgets'), { withFileTypes: true });
      expect(Object.keys(SUITES).sort()).toEqual(
        widgets
          .filter(one => one.isDirectory())
          .map(one => one.name)
          .sort(),
      );
    });
    for (const suite of [...Object.values(SUITES), launchSuite]) suite(flavour);
  });
}
