/** Text inputs of offer tiers, and their validation (TEAM-21). */
import {
  type ContractKind,
  type ContractTier,
  checkTiers,
  MAX_TIERS,
  parseAmount,
  type TierIssue,
} from 'lobbykit/domain';

export interface TierInput {
  /** React key of the tier, unchanged when other tiers are removed. */
  readonly key: number;
  readonly from: string;
  readonly active: string;
  readonly pay: string;
}

export const emptyTier = (key: number): TierInput => ({ key, from: '', active: '', pay: '' });

const plain = (amount: string) => amount.replace(/\.0+$/, '');

/** Converts the tiers of a contract to text for the inputs; returns one empty tier if there are none. */
export const parseTierInputs = (steps: readonly ContractTier[]): readonly TierInput[] =>
  steps.length === 0
    ? [emptyTier(0)]
    : steps.map(({ from, active, pay }, key) => ({ key, from: plain(from), active: String(active), pay: plain(pay) }));

export const canAdd = (steps: readonly TierInput[]): boolean => steps.length < MAX_TIERS;

export interface TierInputError {
  readonly at: number;
  readonly field: 'from' | 'active' | 'pay';
  readonly issue: TierIssue | 'missing';
}

const isAmount = (text: string, decimals: number) => {
  const read = parseAmount(text, decimals);
  return typeof read === 'bigint' && read > 0n;
};

/**
 * Parses the inputs; returns the tiers for the offer, or the first validation error.
 * @param decimals number of decimals of the currency
 */
export function parseTiers(
  kind: ContractKind,
  typed: readonly TierInput[],
  decimals: number,
): { readonly steps: readonly ContractTier[] } | { readonly fault: TierInputError } {
  for (const [at, { from, active, pay }] of typed.entries()) {
    if (!isAmount(from, 4)) return { fault: { at, field: 'from', issue: 'missing' } };
    if (!/^\d{1,5}$/.test(active)) return { fault: { at, field: 'active', issue: 'missing' } };
    if (!isAmount(pay, 4)) return { fault: { at, field: 'pay', issue: 'missing' } };
  }
  const steps = typed.map(({ from, active, pay }) => ({ from, active: Number(active), pay }));
  const wrong = checkTiers(kind, steps, decimals);
  if (!wrong) return { steps };
  const { at, issue } = wrong;
  const isPay = issue === 'pay' || issue === 'percent' || (issue === 'decimals' && isAmount(steps[at]!.from, decimals));
  return { fault: { at, issue, field: issue === 'active' ? 'active' : isPay ? 'pay' : 'from' } };
}
