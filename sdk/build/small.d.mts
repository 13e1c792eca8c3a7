/** Types of `small.mjs`, for its test. */
import type { Plugin } from 'rollup';

export function small(): Plugin;
