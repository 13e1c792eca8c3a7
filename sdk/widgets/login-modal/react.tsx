/** React component `<LoginModal>`, which connects model and view and opens on login requests of the page. */
import type { FunctionComponent, ReactNode } from 'react';
import { LightDomSlot } from '../../ui/binding/light-dom-slot.tsx';
import { useOpen } from '../../ui/binding/use-widget.tsx';
import { type ComponentProps, createComponent } from '../../ui/binding/widget-component.tsx';
import { useLayoutEffect } from '../../ui/connected.ts';
import { createLoginModal } from './model.ts';
import { type Handlers, type Props, params } from './props.ts';
import { LoginView } from './view.tsx';

export interface LoginModalProps extends ComponentProps, Props, Handlers {
  /** Replaces the logo in the header. */
  readonly logo?: ReactNode;
}

/** The component of the same name in `lobbykit/react` validates the props. */
export const LoginModal: FunctionComponent<LoginModalProps> = createComponent({
  name: 'LoginModal',
  params,
  model: createLoginModal,
  view: LoginView,
  useView({ lobby, actions }, { open = false }) {
    // This effect must run before the one that emits `ready`, because a host may request a login in its `ready`
    // handler.
    useLayoutEffect(() => lobby.offerLogin(actions.open), [lobby, actions]);
    useOpen(open, actions);
    return { light: (form: ReactNode) => <LightDomSlot name="form">{form}</LightDomSlot> };
  },
});
