/** Types of `chunk-plan.mjs`, for its test. */
export const WIDGETS: readonly string[];
export const START: string;
export const CHUNKS: Readonly<Record<string, readonly string[]>>;
export const LAZY: Readonly<Record<string, readonly string[]>>;
export const AFTER_LOAD: readonly string[];
export const NAMES: Readonly<Record<string, string>>;
