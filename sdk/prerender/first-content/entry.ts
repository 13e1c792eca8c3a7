/** Entry point for the gateway: creates prerender responses, and exports the hash of their build. */

/** Hash of the build. Only the loader and stylesheets of the same build may use a response. */
export { default as BUILD } from 'lobbykit:build';
export { FIRST_ATTRIBUTES, prerenderResponse } from './prerender-response.ts';
