/** Props of the download bar, which are the attributes of `<lobby-download-bar>`. */
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Params of the model. A change creates another model. */
export const params = defineProps({
  /** Visible only with a session (APP-08). */
  requireLogin: { kind: 'flag' },
});

/** All props. A change of a prop that is not a param renders the same model again. */
export const props = defineProps({
  ...params,
  /**
   * In the page, or fixed at the bottom of the window.
   * @default inline
   */
  position: { kind: 'choice', values: ['inline', 'bottom'] },
});

export type Props = PropsOf<typeof props>;

export interface DownloadBarParams extends PropsOf<typeof params> {}
