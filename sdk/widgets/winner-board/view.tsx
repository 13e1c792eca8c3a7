/**
 * View of the winner board: heading, pause button, and the list or the loading or error state. It contains markup only.
 */

import { times } from '../../protocol/times.ts';
import { STATIC_WINNERS, WINNER_COUNT } from '../../protocol/winners/wins.ts';
import { Button } from '../../ui/button/button.tsx';
import { useMemo } from '../../ui/dialect.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { alert, pause, play } from '../../ui/icon/lazy-icons.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { ChunkErrorFallback } from '../../ui/view/chunk-error-fallback.tsx';
import { directionOf } from '../../ui/view/direction.ts';
import { useChunk } from '../../ui/view/use-chunk.ts';
import type { ViewProps } from '../../ui/view/view-props.ts';
import type { WinnerActions, WinnerState } from './model.ts';
import type { Props } from './props.ts';
import { type RowContext, WaitingRow } from './row.tsx';
import { Winners } from './winners.tsx';

export interface WinnerViewProps extends ViewProps<WinnerState, WinnerActions>, Props {
  /** Formats an amount, a decimal string, with the currency symbol. */
  readonly money: (amount: string) => string;
}

const loadToasts = () => import('../../ui/toasts/toast-list.tsx').then(chunk => chunk.ToastList);

export function WinnerView(props: WinnerViewProps) {
  const { state, actions, text, money, base, part, place } = props;
  const { status, loops, stopped } = state;
  const toasts = useChunk(state.toast !== null, loadToasts, props.prepare);
  const waiting = status === 'loading';
  const context = useMemo<RowContext>(
    () => ({ part, money, base, play: text('winners.play'), onLaunch: actions.launch }),
    [part, money, base, text, actions],
  );
  // The board is hidden if there are no wins (WIN-02).
  if (status === 'empty') return null;

  return (
    <section
      {...part('base', `lk lk-winner-board ${props.className ?? ''}`.trim())}
      style={props.style}
      lang={text.tag}
      dir={directionOf(text.tag)}
      aria-label={waiting ? undefined : text('winners.title')}
      aria-busy={waiting}
      data-theme={props.theme}
      data-state={status}
    >
      <header className="lk-winners-header">
        {place(
          'heading',
          waiting ? (
            <div className="lk-title">
              <Skeleton width={120} height={20} />
            </div>
          ) : (
            <h2 className="lk-title">{text('winners.title')}</h2>
          ),
        )}
        {status === 'ready' && state.sandbox && <span className="lk-winners-mark">{text('winners.sandbox')}</span>}
        {status === 'ready' && loops && (
          <Button
            variant="icon"
            className="lk-winners-stop"
            label={text(stopped ? 'winners.go' : 'winners.stop')}
            onClick={actions.toggle}
          >
            <Icon shape={stopped ? play : pause} />
          </Button>
        )}
      </header>
      {waiting && (
        <ul className="lk-winners lk-pulse">
          {times(Math.min(STATIC_WINNERS, props.limit ?? WINNER_COUNT), row => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are alike
            <WaitingRow key={row} />
          ))}
        </ul>
      )}
      {status === 'error' && <Failed state={state} actions={actions} text={text} />}
      {status === 'ready' && <Winners state={state} context={context} />}
      {toasts.View && <toasts.View toast={state.toast} text={text} onClose={actions.dismissToast} />}
      <ChunkErrorFallback chunk={toasts} className="lk-winners-failed" textKey="grid.part-failed" text={text} />
    </section>
  );
}

/** Error state of the board. It is part of this chunk, because a separate chunk would probably fail to load as well. */
function Failed({ state: { error }, actions, text }: Pick<WinnerViewProps, 'state' | 'actions' | 'text'>) {
  return (
    <div className="lk-winners-failed" role="alert">
      <span className="lk-winners-sign">
        <Icon shape={alert} />
      </span>
      <p className="lk-winners-failed-title">{text('winners.failed')}</p>
      {error && error.messageKey !== 'error.unknown' && <p>{text(error.messageKey)}</p>}
      <Button onClick={() => void actions.retry()}>{text('action.retry')}</Button>
    </div>
  );
}
