/** What each step of a withdrawal is given. */
import type { WithdrawalModel } from 'lobbykit/forms';

export interface StepProps {
  readonly model: WithdrawalModel;
}
