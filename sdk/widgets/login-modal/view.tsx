/** View of the modal. A closed modal renders almost nothing; the content of an open modal loads when it opens. */
import { type ReactNode, useCallback, useEffect, useRef } from '../../ui/dialect.ts';
import { useTransitionState } from '../../ui/dialog/use-transition-state.ts';
import { Toast } from '../../ui/toasts/toast.tsx';
import { directionOf } from '../../ui/view/direction.ts';
import { useChunk } from '../../ui/view/use-chunk.ts';
import type { ViewProps } from '../../ui/view/view-props.ts';
import type { LoginModalActions, LoginModalState } from './model.ts';
import type { Props } from './props.ts';

export interface LoginViewProps extends ViewProps<LoginModalState, LoginModalActions>, Props {
  /** Renders the form in the light DOM of the element. */
  readonly light: (form: ReactNode) => ReactNode;
}

const loadOverlay = () => import('./overlay.lazy.tsx').then(chunk => chunk.Overlay);

export function LoginView({ state, prepare, className = '', style, ...props }: LoginViewProps) {
  const { actions, text, theme, part } = props;
  const { open } = state;
  /** During the closing transition, the modal stays mounted with its last content. */
  const present = useTransitionState(open) !== 'unmounted';
  const last = useRef(state.panel);
  if (state.panel) last.current = state.panel;

  const dress = useCallback(() => prepare('panel'), [prepare]);
  const { View: Overlay, failed, retry } = useChunk(open, loadOverlay, dress);
  useEffect(() => {
    if (!failed) return;
    actions.lost(failed);
    retry();
  }, [failed, actions, retry]);

  return (
    <div
      {...part('base', `lk lk-login-modal ${className}`.trim())}
      style={style}
      lang={text.tag}
      dir={directionOf(text.tag)}
      data-theme={theme}
      data-state={state.status}
    >
      {present && last.current && Overlay && (
        <Overlay {...props} prepare={prepare} panel={last.current} closing={!open} />
      )}
      <Toast message={state.toast && text(state.toast)} />
    </div>
  );
}
