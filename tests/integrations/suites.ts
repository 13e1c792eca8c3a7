/**
 * Contract between behavior suites and integrations: every widget has one suite, and every integration runs all of
 * them.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { slowUnless } from '../helpers/slow.ts';
import { root } from '../helpers/sources/sources.ts';
import { downloadBarSuite } from '../widgets/download-bar/suite.ts';
import { gameGridSuite } from '../widgets/game-grid/suite.ts';
import { launchSuite } from '../widgets/launch-suite.ts';
import { loginModalSuite } from '../widgets/login-modal/suite.ts';
import { lotteryBoardSuite } from '../widgets/lottery-board/suite.ts';
import { serviceWidgetSuite } from '../widgets/service-widget/suite.ts';
import { winnerBoardSuite } from '../widgets/winner-board/suite.ts';
import { expect, type Integration, test } from './stage.ts';

type Suite = (integration: Integration) => void;

/** Suites by the name of the widget's directory. */
const OF_WIDGETS = {
  'lottery-board': lotteryBoardSuite,
  'game-grid': gameGridSuite,
  'login-modal': loginModalSuite,
  'service-widget': serviceWidgetSuite,
  'winner-board': winnerBoardSuite,
  'download-bar': downloadBarSuite,
} satisfies Readonly<Record<string, Suite>>;

const SUITES = { ...OF_WIDGETS, launches: launchSuite };

/** Runs one suite in an integration, or all of them; in the latter case a widget without a suite fails the run. */
export function runSuites(integration: Integration, only?: keyof typeof SUITES): void {
  test.describe(integration.name, slowUnless(integration.whole === true), () => {
    const { init } = integration;
    if (init !== undefined) test.beforeEach(({ page }) => page.addInitScript({ content: init }));

    if (only) {
      SUITES[only](integration);
      return;
    }
    test('every widget has a behavior suite', { tag: '@integration' }, () => {
      const widgets = readdirSync(join(root, 'sdk/widgets'), { withFileTypes: true });
      expect(Object.keys(OF_WIDGETS).sort()).toEqual(
        widgets
          .filter(one => one.isDirectory())
          .map(one => one.name)
          .sort(),
      );
    });
    for (const suite of Object.values(SUITES)) suite(integration);
  });
}
