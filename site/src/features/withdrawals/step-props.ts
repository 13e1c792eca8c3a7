/** Props of each step of a withdrawal. */
import type { WithdrawalModel } from './withdrawal-state.ts';

export interface StepProps {
  readonly model: WithdrawalModel;
}
