/** Mode of a gateway, and the list of features that exist only to give a sandbox content. */

/**
 * `sandbox`: play money for all members, and accounts whose password is in the README. `production`: members of an
 * operator.
 */
export type Mode = 'sandbox' | 'production';

export const MODES: readonly Mode[] = ['sandbox', 'production'];

/** Features of a sandbox. Production disables all of them. */
export interface SandboxFeatures {
  /**
   * A new member is credited 10,000.00. Trial accounts (type 4) receive the credit in production too, because they
   * cannot withdraw.
   */
  readonly openingCredit: boolean;
  /**
   * An empty database is seeded with accounts, a merchant, games, payment methods, banks, rewards, content and draws of
   * 30 days.
   */
  readonly seeds: boolean;
  /** The sandbox's payment provider runs, and `SANDBOX_PAYMENTS=auto` may pay deposits and approve withdrawals. */
  readonly payments: boolean;
  /** Simulated members play (`SANDBOX_PLAYERS`), and the seeded agent has a team (`SANDBOX_TEAM`). */
  readonly players: boolean;
  /** Plain request bodies may contain passwords (S21). */
  readonly plainBodies: boolean;
  /** Undelivered codes and mails are readable at `/sandbox/inbox`. */
  readonly inbox: boolean;
  /** Pages under `/sandbox/`, the targets of the seeded links. */
  readonly pages: boolean;
  /** Pages under `/examples/`, with documentation and studio. */
  readonly examples: boolean;
  /** Commands change data without an operator's name and token. */
  readonly openCommands: boolean;
}

const SANDBOX: SandboxFeatures = {
  openingCredit: true,
  seeds: true,
  payments: true,
  players: true,
  plainBodies: true,
  inbox: true,
  pages: true,
  examples: true,
  openCommands: true,
};

const NO_FEATURES = Object.fromEntries(Object.keys(SANDBOX).map(name => [name, false])) as unknown as SandboxFeatures;

/** @param changes features that a test changes; no environment variable sets them */
export const sandboxFeatures = (mode: Mode, changes: Partial<SandboxFeatures> = {}): SandboxFeatures => ({
  ...(mode === 'sandbox' ? SANDBOX : NO_FEATURES),
  ...changes,
});

/** Reaction to a filled database of another mode: an error, or the stored mode, or the stored mode only if that is production. */
export type OtherMode = 'reject' | 'follow' | 'follow-production';
