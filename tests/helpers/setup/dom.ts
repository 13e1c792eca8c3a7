/** For the `dom` project: empties the page after each test, which testing-library does by itself only with global test functions. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { fakeDialogs } from '../pages/dialog.ts';

// Tests of server rendering have no page.
if (typeof document !== 'undefined') fakeDialogs();

// Waiting ends when what is waited for is there; this long only where it never comes. Code that loads late takes a busy machine
// more than the one second testing-library allows.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);
