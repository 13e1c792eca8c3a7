/** Types of `lean-valibot.mjs`, for its test. */
import type { Plugin } from 'rollup';

export function leanValibot(): Plugin;
