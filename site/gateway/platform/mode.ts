/** Mode of a gateway, and the features that exist only in sandboxes. */

/**
 * `sandbox`: members with play money, and accounts whose passwords are in the README. `production`: real members of an
 * operator.
 */
export type Mode = 'sandbox' | 'production';

export const MODES: readonly Mode[] = ['sandbox', 'production'];

/** Features of a sandbox. All of them are disabled in production. */
export interface SandboxFeatures {
  /**
   * New members receive a credit of 10,000.00. Trial accounts (type 4) receive it in production too, because they
   * cannot withdraw.
   */
  readonly openingCredit: boolean;
  /**
   * An empty database is filled with accounts, a merchant, games, payment methods, banks, rewards, content and the
   * draws of 30 days.
   */
  readonly seeds: boolean;
  /**
   * The simulated payment provider runs, and with `SANDBOX_PAYMENTS=auto` deposits and withdrawals are approved
   * automatically.
   */
  readonly payments: boolean;
  /** Simulated members play (`SANDBOX_PLAYERS`), and the agent in the seed data has a team (`SANDBOX_TEAM`). */
  readonly players: boolean;
  /** Unencrypted request bodies may contain passwords (S21). */
  readonly plainBodies: boolean;
  /** Codes and mails, which are not sent, can be read at `/sandbox/inbox`. */
  readonly inbox: boolean;
  /** Pages exist under `/sandbox/`, to which links in the seed data lead. */
  readonly pages: boolean;
  /** The examples, the documentation and the studio are served under `/examples/`. */
  readonly examples: boolean;
  /** Commands may change data without an operator's name and token. */
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

/**
 * Returns the features of a mode.
 * @param changes features that a test changes; no environment variable changes them
 */
export const sandboxFeatures = (mode: Mode, changes: Partial<SandboxFeatures> = {}): SandboxFeatures => ({
  ...(mode === 'sandbox' ? SANDBOX : NO_FEATURES),
  ...changes,
});

/**
 * Reaction to a database that was filled in another mode: reject it; use the stored mode; or use the stored mode only
 * if it is production.
 */
export type OtherMode = 'reject' | 'follow' | 'follow-production';
