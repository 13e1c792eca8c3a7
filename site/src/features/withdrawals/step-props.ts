/** Props of each withdrawal step. */
import type { WithdrawalModel } from './withdrawal-state.ts';

export interface StepProps {
  readonly model: WithdrawalModel;
}
