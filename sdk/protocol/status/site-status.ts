/** Status of the site: open, in maintenance, or restricted by region (GATE-01..05, GATE-08, R16). */
import { RETRY_AFTER_MAX_MS } from '../backoff.ts';

/** Status code. 0: open (GATE-01). 1: maintenance (GATE-02). 2: restricted for the visitor's IP address (GATE-03). */
export type SystemStatus = 0 | 1 | 2;

/** A received status, with the data that its page shows. */
export interface KnownStatus {
  readonly status: SystemStatus;
  /** Message of the operator; '' if none (GATE-11). */
  readonly info: string;
  /** IP address of the visitor as the gateway sees it (GATE-14). */
  readonly location: string;
  /** Time at which the status was received, ms since 1970 by the device's clock. */
  readonly at: number;
}

/** State of the site that determines the screen: the app, or the page of a status. */
export interface Gate extends Omit<KnownStatus, 'at'> {
  /**
   * True if the gateway cannot be reached and the last status is too old. The app is then shown with a banner
   * (GATE-08).
   */
  readonly unsure: boolean;
}

/** GATE-08: time for which a received status stays valid while requests fail, ms. */
export const STATUS_HOLD_MS = 5 * 60_000;
/** R1: poll interval after a response, ms. */
const POLL_MS = 60_000;
/** R16: poll interval after a failure, ms. */
const RETRY_MS = 15_000;
/** Random variation of the poll interval, as a fraction (R1, R16). */
const SPREAD = 0.2;

const OPEN: Gate = { status: 0, info: '', location: '', unsure: false };

/**
 * Returns the status code of a response. Maintenance takes precedence over a restriction (GATE-04); without both, the
 * site is open (GATE-05).
 */
export function systemStatusOf(response: {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}): SystemStatus {
  if (response.maintenance) return 1;
  return response.regionRestriction ? 2 : 0;
}

/** Parses a status from the storage; null if invalid (R17). */
export function parseKnownStatus(stored: unknown): KnownStatus | null {
  const { status, info, location, at } = Object(stored);
  const isStatus = status === 0 || status === 1 || status === 2;
  if (!isStatus || typeof info !== 'string' || typeof location !== 'string' || !Number.isFinite(at)) return null;
  return { status, info, location, at };
}

/**
 * Returns the time for which a status stays valid, ms; 0 for a status from the future. `now`: device's clock, ms since
 * 1970.
 */
export function statusHoldLeft({ at }: Pick<KnownStatus, 'at'>, now: number): number {
  return now < at ? 0 : Math.max(0, at + STATUS_HOLD_MS - now);
}

/**
 * Returns the state of the site. If the last request failed and the status is older than 5 minutes (GATE-08), or if
 * there is no status, the app is shown; in case of a failure, with a banner (R16).
 */
export function gateOf(known: KnownStatus | null, failing: boolean, now: number): Gate {
  if (failing && (!known || statusHoldLeft(known, now) === 0)) return { ...OPEN, unsure: true };
  if (!known) return OPEN;
  const { status, info, location } = known;
  return { status, info, location, unsure: false };
}

/**
 * Returns the delay before the next poll, ms: 60 s after a response (R1), 15 s (R16) or the server's Retry-After (R8)
 * after a failure, +-20 %.
 */
export function statusDelay(
  failing: boolean,
  retryAfter: number | undefined,
  random: () => number = Math.random,
): number {
  const base = failing ? Math.max(RETRY_MS, retryAfter ?? 0) : POLL_MS;
  return Math.min(base, RETRY_AFTER_MAX_MS) * (1 + SPREAD * (2 * random() - 1));
}
