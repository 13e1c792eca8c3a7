/** Entry for the gateway: prerender responses and the hash of their build. */

/** Hash of the build. A response is valid only for the loader and stylesheets of the same build. */
export { default as BUILD } from 'lobbykit:build';
export { FIRST_ATTRIBUTES, prerenderResponse } from './prerender-response.ts';
