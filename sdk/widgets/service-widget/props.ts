/** Props of the service widget, which are the attributes of `<lobby-service-widget>`. */
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Params of the model. A change creates another model. */
export const params = defineProps({
  /**
   * Contact options to offer if available, comma-separated: `customer messages announcements chat help` in the modal,
   * `chat telegram facebook whatsapp download` as buttons.
   * @default everything
   */
  entries: { kind: 'text' },
});

/** All props. A change of a prop that is not a param renders the same model again. */
export const props = defineProps({
  /**
   * Opens the modal when it becomes true and closes it when it becomes false. The property and `:state(open)` follow the
   * visitor's actions; the attribute does not, because a page that restores its markup would close an open modal.
   */
  open: { kind: 'flag', isState: true },
  /**
   * Side of the window for the floating buttons: inline end or start; `none` shows only the modal.
   * @default end
   */
  position: { kind: 'choice', values: ['start', 'end', 'none'] },
  ...params,
});

export type Props = PropsOf<typeof props>;

export interface ServiceParams extends PropsOf<typeof params> {}
