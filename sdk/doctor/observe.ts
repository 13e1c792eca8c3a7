/**
 * Records events, CSP violations, failed files and performance entries of a page, including those that the browser has
 * buffered.
 */
import { EVENT_NAMES } from '../lobby/event-names.ts';
import { type EventFacts, type FailureFacts, redactUrl, safeMessage, type ViolationFacts } from './facts.ts';

/** Maximum number of recorded entries of each kind, such as events or violations. */
const MAX_RECORDS = 200;
/** Time to wait for buffered performance entries, which the browser delivers in a later task, ms. */
const DELIVERY_MS = 100;
/** A layout shift is attributed to a tag if the tag changed its size within this time, ms. */
const SHIFT_WINDOW_MS = 100;

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node: Node | null }[];
}

interface FrameEntry extends PerformanceEntry {
  readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[];
}

interface ReportBody {
  readonly effectiveDirective: string;
  readonly blockedURL: string | null;
  readonly disposition: string;
}

declare const ReportingObserver: new (
  callback: (reports: readonly { readonly body: ReportBody }[]) => void,
  options: { readonly types: readonly string[]; readonly buffered: boolean },
) => { observe(): void };

/** Records of a page. The lists grow while the page is open. */
export interface Records {
  readonly violations: ViolationFacts[];
  readonly failures: FailureFacts[];
  readonly events: EventFacts[];
  readonly resources: PerformanceResourceTiming[];
  /** Long animation frames; null if the browser does not support these entries. */
  readonly frames: FrameEntry[] | null;
  /** Start and end of each run of the collector's calls, ms since the page started to load. */
  readonly probes: (readonly [start: number, end: number])[];
  /** Resolves when the browser has delivered the buffered entries. */
  readonly buffered: Promise<void>;
  /** Value of each layout shift that concerns a tag of the kit; null if the browser does not support these entries. */
  readonly shifts: number[] | null;
}

/** Starts recording. `lobby-*` tags that are added later are included. */
export function observePage(): Records {
  const records: Records = {
    violations: [],
    failures: [],
    events: [],
    resources: [],
    probes: [],
    frames: supports('long-animation-frame') ? [] : null,
    shifts: supports('layout-shift') ? [] : null,
    buffered: new Promise(resolve => setTimeout(resolve, DELIVERY_MS)),
  };
  observeViolations(records.violations);
  observeFailures(records.failures);
  observeEvents(records.events);
  observe<PerformanceResourceTiming>('resource', entry => records.resources.push(entry));
  observe<FrameEntry>('long-animation-frame', entry => records.frames?.push(entry));
  const resizes = observeSizes();
  observe<ShiftEntry>('layout-shift', ({ value, hadRecentInput, sources = [], startTime }) => {
    const isOwn = sources.some(({ node }) => node && isInKit(node));
    const wasResized = resizes.some(time => Math.abs(startTime - time) <= SHIFT_WINDOW_MS);
    if (!hadRecentInput && (isOwn || wasResized)) records.shifts?.push(value);
  });
  return records;
}

const supports = (type: string) => PerformanceObserver.supportedEntryTypes?.includes(type) ?? false;

function observe<Entry extends PerformanceEntry>(type: string, record: (entry: Entry) => void): void {
  if (!supports(type)) return;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) record(entry as Entry);
  }).observe({ type, buffered: true });
}

const isTag = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.localName.startsWith('lobby-');

function isInKit(node: Node): boolean {
  for (let at: Node | null = node; at; at = at.parentNode ?? (at as Partial<ShadowRoot>).host ?? null) {
    if (isTag(at)) return true;
  }
  return false;
}

/** Returns a list to which the time of each size change of a tag is added, ms since the page started to load. */
function observeSizes(): readonly number[] {
  const times: number[] = [];
  const sizes = new ResizeObserver(() => {
    times.push(performance.now());
    if (times.length > MAX_RECORDS) times.shift();
  });
  const add = (root: Document | HTMLElement) => {
    for (const tag of root.querySelectorAll('*')) if (isTag(tag)) sizes.observe(tag);
  };
  add(document);
  new MutationObserver(changes => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (isTag(node)) sizes.observe(node);
      if (node instanceof HTMLElement) add(node);
    }
  }).observe(document, { childList: true, subtree: true });
  return times;
}

function observeViolations(violations: ViolationFacts[]): void {
  const record = (directive: string, blocked: string, disposition: string) => {
    const fact = { directive, blocked: redactUrl(blocked), isReportOnly: disposition === 'report' };
    const isKnown = violations.some(known => JSON.stringify(known) === JSON.stringify(fact));
    if (!isKnown && violations.length < MAX_RECORDS) violations.push(fact);
  };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) =>
    record(effectiveDirective, blockedURI, disposition),
  );
  // The ReportingObserver also delivers violations that occurred before this call; the event does not.
  if ('ReportingObserver' in globalThis) {
    new ReportingObserver(
      reports => {
        for (const { body } of reports) record(body.effectiveDirective, body.blockedURL ?? '', body.disposition);
      },
      { types: ['csp-violation'], buffered: true },
    ).observe();
  }
}

/**
 * Records failed scripts, stylesheets and images. Their error events do not bubble, so the listener runs in the capture
 * phase.
 */
function observeFailures(failures: FailureFacts[]): void {
  const listen = ({ target }: Event) => {
    const url = target instanceof HTMLScriptElement || target instanceof HTMLImageElement ? target.src : '';
    if (url && failures.length < MAX_RECORDS) {
      failures.push({ url: redactUrl(url), status: 0, reason: '' });
    }
  };
  addEventListener('error', listen, { capture: true });
}

function observeEvents(events: EventFacts[]): void {
  const listen = (event: Event) => {
    const target = event.target instanceof Element ? event.target.localName : 'document';
    const { kind, message } = ((event as CustomEvent).detail ?? {}) as Partial<Record<'kind' | 'message', unknown>>;
    const error =
      event.type === 'lobby-error' ? { kind: String(kind), message: safeMessage(String(message)) } : undefined;
    const isEqual = (known: EventFacts) =>
      known.name === event.type && known.target === target && known.message === error?.message;
    const index = events.findIndex(isEqual);
    const known = events[index];
    if (known) events[index] = { ...known, count: known.count + 1 };
    else if (events.length < MAX_RECORDS) {
      events.push({ name: event.type, target, ...error, count: 1, at: Math.round(event.timeStamp) });
    }
  };
  for (const name of Object.keys(EVENT_NAMES)) document.addEventListener(`lobby-${name}`, listen, { capture: true });
}
