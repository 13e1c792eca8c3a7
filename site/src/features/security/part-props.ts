/** Props of each screen of the security center. */
import type { SecurityModel } from './center-model.ts';

export interface PartProps {
  readonly model: SecurityModel;
  /** Returns to the overview of the security center. */
  readonly back: () => void;
}
