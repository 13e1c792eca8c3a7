/** The common suite of lottery-board on a page of the script tag. */
import { test } from '@playwright/test';
import { scriptTag } from '../pages.ts';
import { runSuites } from '../suites.ts';

// Draws take their time: several workers wait for them at once.
test.describe.configure({ mode: 'parallel' });

runSuites(scriptTag, 'lottery-board');
