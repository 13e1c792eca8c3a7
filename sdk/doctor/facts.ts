/** Facts about the kit on a page: collected in the page, completed by the command line, and serializable as JSON. */

/** Global property that contains the collector. It is a symbol, so that the page gets no additional global name. */
export const DOCTOR: unique symbol = Symbol.for('lobbykit.doctor');

/** Collector of a page, which its file `lobbykit-doctor.js` creates. */
export interface Doctor {
  /** Opens the panel; if it is already open, moves the focus to it. */
  open(): void;
  /** Returns true if no tag of the kit is loading. */
  isSettled(): boolean;
  /** Returns true if the page has tags of the kit, its script tag, or calls to a gateway. */
  hasKit(): boolean;
  /** Reads the facts of the page, and makes up to four calls to the gateway without a session. */
  collect(): Promise<PageFacts>;
}

/** Facts about a script tag of the kit. */
export interface ScriptFacts {
  /** URL without its query; empty if the tag has none. */
  readonly url: string;
  /**
   * Attribute `type` that keeps the browser from running the script, as set by consent managers; null if there is none.
   */
  readonly blockedType: string | null;
  readonly integrity: string | null;
  /**
   * Hash of the file in `integrity.json` of its directory. Null if the tag has no hash or `integrity.json` does not
   * list the file.
   */
  readonly expectedIntegrity: string | null;
  /** Options by name of the attribute. Values that may be secret are replaced by `(set)`. */
  readonly options: Readonly<Record<string, string>>;
  readonly unknownOptions: readonly Unknown[];
  /** Attributes with the names that the kit used before `data-lobby-`, such as `data-gateway`. */
  readonly oldOptions: readonly string[];
  /** Messages about invalid values. */
  readonly invalidOptions: readonly string[];
}

/** An unknown name, and the known name that is most similar. */
export interface Unknown {
  readonly name: string;
  readonly closest: string | null;
}

/** Facts about a `lobby-*` tag. */
export interface TagFacts {
  /** Name of the tag: `lobby-lottery-board`. */
  readonly name: string;
  readonly isKnown: boolean;
  /** Most similar tag name, if the tag is unknown. */
  readonly closest: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly unknownAttributes: readonly Unknown[];
  /** Messages about invalid values. */
  readonly invalidAttributes: readonly string[];
  /** True if the code of the tag has loaded. */
  readonly isDefined: boolean;
  /** State of the widget; null if its code has not loaded. */
  readonly state: string | null;
  /** Width and height of the tag, CSS px. */
  readonly width: number;
  readonly height: number;
  /** Width of the parent element, CSS px. */
  readonly containerWidth: number;
  /** Reason why the tag is invisible or cannot be used, such as `display: none on <main>`; null if there is none. */
  readonly hiddenBy: string | null;
  /** True for a tag in a shadow root, because the loader does not observe shadow roots. */
  readonly isInShadow: boolean;
  /**
   * Name of the kit's tag that contains this tag, which happens if a page uses self-closing tags in HTML; null if there
   * is none.
   */
  readonly inside: string | null;
}

/** Violation of the page's content security policy (CSP). */
export interface ViolationFacts {
  /** Directive that was violated: `connect-src`. */
  readonly directive: string;
  /** Blocked URL without its query, or a keyword such as `inline`. */
  readonly blocked: string;
  readonly isReportOnly: boolean;
}

/** Request that received no usable response. */
export interface FailureFacts {
  /** URL without its query. */
  readonly url: string;
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** Error message of the browser, such as `net::ERR_CONNECTION_REFUSED`; empty if unknown. */
  readonly reason: string;
}

/**
 * Equal events of the kit, counted together. Their details are omitted, because they may contain data of the visitor.
 */
export interface EventFacts {
  /** Name of the DOM event: `lobby-ready`. */
  readonly name: string;
  /** Name of the tag that emitted the event, or `document`. */
  readonly target: string;
  /** Kind and message; only for `lobby-error`. */
  readonly kind?: string;
  readonly message?: string;
  readonly count: number;
  /** Time of the first of these events, ms since the page started to load. */
  readonly at: number;
}

/** Call to the gateway, from Resource Timing. */
export interface CallFacts {
  /** Path of the call, with the names of the query parameters but without their values. */
  readonly path: string;
  /** HTTP status; 0 if the browser does not report it. */
  readonly status: number;
  /** Start (since the page started to load) and duration, ms. */
  readonly at: number;
  readonly duration: number;
}

/** Result of a call to the gateway that the collector made. */
export interface ProbeFacts {
  /**
   * Result of the call. `opaque`: the server responded, but the page may not read the response; `no-envelope`: the
   * response is not one of a gateway.
   */
  readonly result: 'ok' | 'opaque' | 'unreachable' | 'no-envelope';
  readonly status: number;
  readonly errorCode: string | null;
  readonly contentType: string;
}

/** Gateway of the page, and the results of the collector's calls to it. */
export interface GatewayFacts {
  readonly url: string;
  /** Merchant code; empty if unknown. */
  readonly merchant: string;
  /** Result of a public call, which pages of all origins may make. */
  readonly status: ProbeFacts;
  /** Result of a call that contains the merchant; null if the public call failed or the page names no merchant. */
  readonly merchantCall: ProbeFacts | null;
  /** Result of a call that only pages of allowed origins may make; null if the public call failed. */
  readonly admission: ProbeFacts | null;
  /** True if the configured URL has a path, but the gateway responds at the origin without that path. */
  readonly isAtOrigin: boolean;
  /** Time of the device minus time of the gateway, ms; null if unknown. */
  readonly clockOffset: number | null;
}

/** Costs of the kit on the page, without the collector. */
export interface CostFacts {
  readonly requests: number;
  /** Transferred bytes, including headers. */
  readonly bytes: number;
  /** Number of requests whose size the browser does not report. */
  readonly unmeasured: number;
  /**
   * Execution time of the kit's scripts in frames longer than 50 ms, ms. Null if the browser has no Long Animation
   * Frames API.
   */
  readonly mainThreadMs: number | null;
  /**
   * Cumulative layout shift of the kit's tags and of content that they moved. Null if the browser has no Layout Shift
   * API.
   */
  readonly layoutShift: number | null;
}

export interface PageFacts {
  /** Version of the collector, which is the version of the kit. */
  readonly version: string;
  /** URL of the page without query and fragment. */
  readonly page: string;
  /** Origin of the page; `null` for a sandboxed frame or a local file. */
  readonly origin: string;
  readonly hasStorage: boolean;
  /** Version of the loader that has run; null if none has run. */
  readonly loader: string | null;
  readonly scripts: readonly ScriptFacts[];
  readonly gateway: GatewayFacts | null;
  readonly tags: readonly TagFacts[];
  /** Number of style elements for the kit's tags that the page's content security policy blocks. */
  readonly blockedStyles: number;
  readonly violations: readonly ViolationFacts[];
  readonly failures: readonly FailureFacts[];
  /** Console messages about the kit. Only the command line can collect them. */
  readonly messages: readonly string[];
  readonly events: readonly EventFacts[];
  readonly calls: readonly CallFacts[];
  readonly cost: CostFacts;
}

/**
 * Removes user, query and fragment of a URL, because they may contain secrets; text that is no URL loses its query and
 * fragment.
 */
export function redactUrl(url: string): string {
  if (!URL.canParse(url)) return url.replace(/[?#].*/, '');
  const { protocol, origin, host, pathname } = new URL(url);
  if (protocol === 'data:' || protocol === 'blob:') return protocol;
  return (origin === 'null' ? `${protocol}//${host}` : origin) + pathname;
}

/** Returns the path of a URL with the names of its query parameters, but without their values. */
export function safePath(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const names = [...new Set(searchParams.keys())].filter(name => /^[\w.-]{1,32}$/.test(name) && searchParams.get(name));
  return names.length > 0 ? `${pathname}?${names.join('&')}` : pathname;
}

/** Returns a message whose URLs contain no secrets, cut off after 300 characters. */
export const safeMessage = (text: string): string =>
  text.replace(/\b(?:https?|wss?|data|blob):[^\s'"<>)]+/g, url => redactUrl(url)).slice(0, 300);
