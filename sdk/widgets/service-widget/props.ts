/** Props of the service widget, which are the attributes of `<lobby-service-widget>`. */
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Params of the model. A change creates another model. */
export const params = defineProps({
  /**
   * Ways to offer if their gate is open, separated by commas: `customer messages announcements chat help` in the modal, `chat telegram
   * facebook whatsapp download` among the buttons.
   * @default everything
   */
  entries: { kind: 'text' },
});

/** All props. A change of those that are no params renders the same model again. */
export const props = defineProps({
  /** Opens the modal when it becomes true and closes it when it becomes false; between, it follows the visitor. */
  open: { kind: 'flag' },
  /**
   * Side of the window where the buttons float: the end of the line or its start; `none` shows the modal alone.
   * @default end
   */
  position: { kind: 'choice', values: ['start', 'end', 'none'] },
  ...params,
});

export type Props = PropsOf<typeof props>;

export interface ServiceParams extends PropsOf<typeof params> {}
