/** What each step of a withdrawal is given. */
import type { WithdrawalModel } from './withdrawal-state.ts';

export interface StepProps {
  readonly model: WithdrawalModel;
}
