/**
 * The class of requests that ky makes in pages with a script tag: the browser's, unless a library has put something else under its
 * name, as MooTools does. The build gives it to ky (`sdk/build/ky-request.mjs`).
 */

/** What ky asks of a request whose body is a text. */
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
