/** Entry that the gateway imports: first answers, and the hash of the build that they belong to. */

/** Hash of the build. An answer fits only the loader and the sheets of the same build. */
export { default as BUILD } from 'lobbykit:build';
export { FIRST_ATTRIBUTES, prerenderResponse } from './prerender-response.ts';
