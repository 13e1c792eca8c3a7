/** The modal as it stands on a page: closed it is next to nothing, what an open one shows loads when it opens. */
import type { Translate } from '../../types.ts';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef } from '../../ui/dialect.ts';
import { directionOf } from '../../ui/direction.ts';
import type { PartOf } from '../../ui/parts.ts';
import { Toast } from '../../ui/toast.tsx';
import { useChunk } from '../../ui/use-chunk.ts';
import { useStages } from '../../ui/use-stages.ts';
import type { LoginModalActions, LoginModalState } from './model.ts';

export interface LoginViewProps {
  readonly state: LoginModalState;
  readonly actions: LoginModalActions;
  readonly text: Translate;
  readonly theme: string;
  readonly part: PartOf;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** The mark in the head: a slot, or the host's own node, or the one it is given. */
  readonly logo: (ours: ReactNode) => ReactNode;
  /** Brings the styles of what is loaded late; `panel` names those of an open modal. */
  readonly prepare: (part?: 'panel') => Promise<void>;
  /** Puts the form where it has to stand. */
  readonly place: (form: ReactNode) => ReactNode;
}

const loadOverlay = () => import('./overlay.lazy.tsx').then(chunk => chunk.Overlay);

export function LoginView({ state, prepare, className = '', style, ...props }: LoginViewProps) {
  const { actions, text, theme, part } = props;
  const { open } = state;
  /** Outlives `open` by the fade, and so does what it showed. */
  const present = useStages(open) !== 'unmounted';
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
      <Toast message={state.notice && text(state.notice)} />
    </div>
  );
}
