/** Props of the login modal, which are the attributes of `<lobby-login-modal>`. */
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Params of the model. A change creates another model. */
export const params = defineProps({
  /**
   * Initial login method (LOGIN-03).
   * @default the remembered one, else the user name
   */
  method: { kind: 'choice', values: ['username', 'sms'] },
  /** Hides login by providers. */
  noSocial: { kind: 'flag' },
  /** Hides the free trial. */
  noTrial: { kind: 'flag' },
});

/** All props. A change of a prop that is not a param renders the same model again. */
export const props = defineProps({
  /**
   * Opens the modal when it becomes true and closes it when it becomes false. The property and `:state(open)` follow the
   * visitor's actions; the attribute does not, because a page that restores its markup would close an open modal.
   */
  open: { kind: 'flag', isState: true },
  ...params,
});

export type Props = PropsOf<typeof props>;

export interface LoginModalParams extends PropsOf<typeof params> {}
