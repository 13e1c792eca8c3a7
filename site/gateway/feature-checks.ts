/** Checks of features for the ledger reconciliation: compare rows that are derived from the ledger (PAY-17). */
import { findWrongExchanges, findWrongOrders, findWrongPoints } from './features/points-store/invariants.ts';
import { findWrongTeams } from './features/team/totals/rollup-repository.ts';
import type { FeatureChecks } from './ledger/reconciliation.ts';

export const FEATURE_CHECKS: FeatureChecks = {
  totals: [findWrongTeams],
  others: [findWrongPoints, findWrongExchanges, findWrongOrders],
};
