/** What each part of the security center is given. */
import type { SecurityModel } from './center-model.ts';

export interface PartProps {
  readonly model: SecurityModel;
  /** To the overview. */
  readonly back: () => void;
}
