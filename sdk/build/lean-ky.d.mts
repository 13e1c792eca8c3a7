/** Types of `lean-ky.mjs`, for its test. */
import type { Plugin } from 'rollup';

export function leanKy(): Plugin;
