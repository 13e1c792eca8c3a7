/** Shared tests of lottery-board, run on a page that embeds the widget with the script tag. */
import { test } from '@playwright/test';
import { scriptTag } from '../pages.ts';
import { runSuites } from '../suites.ts';

// Several workers wait for draws in parallel.
test.describe.configure({ mode: 'parallel' });

runSuites(scriptTag, 'lottery-board');
