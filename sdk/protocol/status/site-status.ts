/** The status gate: is the site open, closed, or not to be used from here (GATE-01..05, GATE-08, R16)? */
import { RETRY_AFTER_MAX_MS } from '../constants.ts';

/** 0: the app (GATE-01). 1: maintenance (GATE-02). 2: not from the visitor's address (GATE-03). */
export type SystemStatus = 0 | 1 | 2;

/** A status that was told, with what its page says. */
export interface KnownStatus {
  readonly status: SystemStatus;
  /** Words of the operator, '' where there are none (GATE-11). */
  readonly info: string;
  /** The visitor's address as the gateway sees it (GATE-14). */
  readonly location: string;
  /** When it was told: ms since 1970 by the device's clock. */
  readonly at: number;
}

/** The screen that a site shows. */
export interface Gate extends Omit<KnownStatus, 'at'> {
  /** The gateway does not tell, and what it told last is too old to go by: the app says so in a banner (GATE-08). */
  readonly unsure: boolean;
}

/** GATE-08: so long after it was told a status counts while its call fails, ms. */
export const STATUS_HOLD_MS = 5 * 60_000;
/** R1: from an answer to the next question, ms. */
const POLL_MS = 60_000;
/** R16: the same after a failure. */
const RETRY_MS = 15_000;
/** Clients fall out of step by this share of the time (R1, R16). */
const SPREAD = 0.2;

const OPEN: Gate = { status: 0, info: '', location: '', unsure: false };

/** Maintenance is told first, with a restriction or without one (GATE-04); then a restriction, else the site is open (GATE-05). */
export function systemStatusOf(answer: {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}): SystemStatus {
  if (answer.maintenance) return 1;
  return answer.regionRestriction ? 2 : 0;
}

/** A status that was kept, null for anything else that stands in its place (R17). */
export function parseKnownStatus(stored: unknown): KnownStatus | null {
  const { status, info, location, at } = Object(stored);
  const isStatus = status === 0 || status === 1 || status === 2;
  if (!isStatus || typeof info !== 'string' || typeof location !== 'string' || !Number.isFinite(at)) return null;
  return { status, info, location, at };
}

/** ms that a status may still be gone by; 0 for one from the future, whose age nobody knows. `now`: device's clock. */
export function statusHoldLeft({ at }: Pick<KnownStatus, 'at'>, now: number): number {
  return now < at ? 0 : Math.max(0, at + STATUS_HOLD_MS - now);
}

/**
 * The screen for a known status: the status itself as long as the call has not failed, and after a failure while the status is
 * younger than 5 minutes (GATE-08); else the app with a banner (R16). Where no status is known, the app too.
 */
export function gateOf(known: KnownStatus | null, failing: boolean, now: number): Gate {
  if (failing && (!known || statusHoldLeft(known, now) === 0)) return { ...OPEN, unsure: true };
  if (!known) return OPEN;
  const { status, info, location } = known;
  return { status, info, location, unsure: false };
}

/** ms to the next question: 60 s after an answer (R1), 15 s after a failure (R16) or as long as the server asks (R8), +-20 %. */
export function statusDelay(
  failing: boolean,
  retryAfter: number | undefined,
  random: () => number = Math.random,
): number {
  const base = failing ? Math.max(RETRY_MS, retryAfter ?? 0) : POLL_MS;
  return Math.min(base, RETRY_AFTER_MAX_MS) * (1 + SPREAD * (2 * random() - 1));
}
