/** What the gateway loads: first answers, and the name of the build that they belong to. */

/** An answer fits the loader and the sheets that were made with it, and no others. */
export { default as BUILD } from 'lobbykit:build';
export { FIRST_ATTRIBUTES, firstAnswer } from '../first-answer.ts';
