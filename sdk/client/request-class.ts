/**
 * Request class that ky uses in pages with a script tag: the browser's class, unless a library such as MooTools has
 * replaced `Request`. The build injects this class into ky (`sdk/build/ky-request.mjs`).
 */

/** Replacement for `Request`, with those of its members that ky uses for a text body. */
export class PlainRequest {
  readonly headers: Headers;
  readonly method: string;

  constructor(
    readonly url: string,
    readonly init: RequestInit = {},
  ) {
    this.headers = new Headers(init.headers);
    this.method = init.method ?? 'GET';
  }

  clone(): this {
    return this;
  }
}

const found = (globalThis as { Request?: typeof Request }).Request;

export const RequestClass = typeof found?.prototype?.clone === 'function' ? found : PlainRequest;
