/**
 * Setup of the `dom` project: empties the page after each test, which testing-library does only with global test
 * functions.
 */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { fakeDialogs } from '../pages/dialog.ts';

// Tests of server rendering run without a DOM.
if (typeof document !== 'undefined') fakeDialogs();

// Timeout for content that does not appear. Code that loads late takes longer on a busy machine than the default of one
// second.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);
