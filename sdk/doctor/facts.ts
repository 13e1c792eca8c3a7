/** Facts about the kit on a page, as collected in the page and completed by the command line; plain JSON. */

/** Global of the collector. A symbol, so that the page has no further named global. */
export const DOCTOR: unique symbol = Symbol.for('lobbykit.doctor');

/** Collector of a page, started by its file `lobbykit-doctor.js`. */
export interface Doctor {
  /** Opens the panel, or moves the focus to the open one. */
  open(): void;
  /** Returns true once no tag is loading. */
  isSettled(): boolean;
  /** Returns true if the page has tags, script tags or calls of the kit. */
  hasKit(): boolean;
  /** Reads the page, and makes up to four calls to the gateway without a session. */
  collect(): Promise<PageFacts>;
}

/** A script tag of the kit. */
export interface ScriptFacts {
  /** URL without query; empty if missing. */
  readonly address: string;
  /** `type` of a tag that the browser does not run, as consent managers set it; else null. */
  readonly blockedType: string | null;
  readonly integrity: string | null;
  /** Hash of the file according to `integrity.json` of its folder; null if the tag has no hash or the file is unknown. */
  readonly expectedIntegrity: string | null;
  /** Options by attribute; values that may be secret are `(set)`. */
  readonly options: Readonly<Record<string, string>>;
  readonly unknownOptions: readonly Unknown[];
  /** Attributes of the names used before `data-lobby-`, such as `data-gateway`. */
  readonly oldOptions: readonly string[];
  /** Messages about invalid values. */
  readonly invalidOptions: readonly string[];
}

/** An unknown name and the closest known one. */
export interface Unknown {
  readonly name: string;
  readonly closest: string | null;
}

/** A `lobby-*` tag. */
export interface TagFacts {
  /** `lobby-lottery-board`. */
  readonly name: string;
  readonly isKnown: boolean;
  /** Closest tag name of an unknown tag. */
  readonly closest: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly unknownAttributes: readonly Unknown[];
  /** Messages about invalid values. */
  readonly invalidAttributes: readonly string[];
  /** True once the code of the tag has loaded. */
  readonly isDefined: boolean;
  /** State of the widget; null before the code has loaded. */
  readonly state: string | null;
  /** Width and height in CSS px. */
  readonly width: number;
  readonly height: number;
  /** Width of the parent in CSS px. */
  readonly containerWidth: number;
  /** Reason why the tag is invisible or cannot be used: `display: none on <main>`; else null. */
  readonly hiddenBy: string | null;
  /** True for a tag in a shadow root, which the loader does not observe. */
  readonly isInShadow: boolean;
  /** Kit tag around this one, as after a self-closing tag in HTML; else null. */
  readonly inside: string | null;
}

/** A violation of the content security policy of the page. */
export interface ViolationFacts {
  /** `connect-src`. */
  readonly directive: string;
  /** Blocked URL without query, or a keyword such as `inline`. */
  readonly blocked: string;
  readonly isReportOnly: boolean;
}

/** A request without a usable response. */
export interface FailureFacts {
  /** URL without query. */
  readonly address: string;
  /** HTTP status, or 0 without a response. */
  readonly status: number;
  /** Error of the browser, such as `net::ERR_CONNECTION_REFUSED`; empty if unknown. */
  readonly reason: string;
}

/** Equal events of the kit, counted together. Event details are omitted because they may contain visitor data. */
export interface EventFacts {
  /** `lobby-ready`. */
  readonly name: string;
  /** Tag that emitted the event, or `document`. */
  readonly target: string;
  /** Kind and message of a `lobby-error`. */
  readonly kind?: string;
  readonly message?: string;
  readonly count: number;
  /** Time of the first of these events, ms since the start of the page. */
  readonly at: number;
}

/** A call to the gateway, by Resource Timing. */
export interface CallFacts {
  /** Path, with the names of the query parameters and without their values. */
  readonly path: string;
  /** HTTP status; 0 if the browser does not provide it. */
  readonly status: number;
  /** Start and duration, ms. */
  readonly at: number;
  readonly duration: number;
}

/** Result of a call that the collector made to the gateway. */
export interface ProbeFacts {
  /** `opaque`: the server responded, but the page may not read the response. */
  readonly result: 'ok' | 'opaque' | 'unreachable' | 'no-envelope';
  readonly status: number;
  readonly errorCode: string | null;
  readonly contentType: string;
}

/** Gateway of the page, and its responses to calls of the collector. */
export interface GatewayFacts {
  readonly address: string;
  /** Empty if unknown. */
  readonly merchant: string;
  /** Result of a public call, which any page may make. */
  readonly status: ProbeFacts;
  /** Call that names the merchant; null if the public call failed or the merchant is unknown. */
  readonly merchantCall: ProbeFacts | null;
  /** Call that only admitted origins may make; null if the public call failed. */
  readonly admission: ProbeFacts | null;
  /** The URL has a path, and the gateway is at its origin instead. */
  readonly isAtOrigin: boolean;
  /** Clock of the device minus clock of the gateway, ms; null if unknown. */
  readonly clockOffset: number | null;
}

/** Cost of the kit on the page, without the collector. */
export interface CostFacts {
  readonly requests: number;
  /** Transferred bytes including headers. */
  readonly bytes: number;
  /** Requests whose size the browser does not provide. */
  readonly unmeasured: number;
  /**
   * Execution time of the kit's scripts in frames longer than 50 ms. Null in browsers without the Long Animation Frames
   * API.
   */
  readonly mainThreadMs: number | null;
  /**
   * Cumulative layout shift of the kit's tags and of content that they moved. Null in browsers without the Layout Shift
   * API.
   */
  readonly layoutShift: number | null;
}

export interface PageFacts {
  /** Version of the collector. */
  readonly version: string;
  /** URL without query and fragment. */
  readonly page: string;
  /** `null` for a sandboxed frame or file. */
  readonly origin: string;
  readonly hasStorage: boolean;
  /** Version of the running loader; null if no loader has run. */
  readonly loader: string | null;
  readonly scripts: readonly ScriptFacts[];
  readonly gateway: GatewayFacts | null;
  readonly tags: readonly TagFacts[];
  /** Number of style elements of the kit's tags that the content security policy of the page blocks. */
  readonly blockedStyles: number;
  readonly violations: readonly ViolationFacts[];
  readonly failures: readonly FailureFacts[];
  /** Console messages about the kit; only the command line has them. */
  readonly messages: readonly string[];
  readonly events: readonly EventFacts[];
  readonly calls: readonly CallFacts[];
  readonly cost: CostFacts;
}

/** Returns a URL without user, query and fragment, which may contain secrets; other text is unchanged. */
export function redactUrl(address: string): string {
  if (!URL.canParse(address)) return address.replace(/[?#].*/, '');
  const { protocol, origin, host, pathname } = new URL(address);
  if (protocol === 'data:' || protocol === 'blob:') return protocol;
  return (origin === 'null' ? `${protocol}//${host}` : origin) + pathname;
}

/** Returns a path with the names of its query parameters. */
export function safePath(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const names = [...new Set(searchParams.keys())].filter(name => /^[\w.-]{1,32}$/.test(name) && searchParams.get(name));
  return names.length > 0 ? `${pathname}?${names.join('&')}` : pathname;
}

/** Returns a message with safe addresses, in at most 300 characters. */
export const safeMessage = (text: string): string =>
  text.replace(/\b(?:https?|wss?|data|blob):[^\s'"<>)]+/g, address => redactUrl(address)).slice(0, 300);
