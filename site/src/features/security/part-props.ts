/** Props of each security screen. */
import type { SecurityModel } from './center-model.ts';

export interface PartProps {
  readonly model: SecurityModel;
  /** Returns to the overview. */
  readonly back: () => void;
}
