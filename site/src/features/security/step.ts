/** What each part of the security center is given. */
import type { SecurityModel } from 'lobbykit/forms';

export interface PartProps {
  readonly model: SecurityModel;
  /** To the overview. */
  readonly back: () => void;
}
