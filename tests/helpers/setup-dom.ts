/** Empties the page after each test of the `dom` project: testing-library does so by itself only with global test functions. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
