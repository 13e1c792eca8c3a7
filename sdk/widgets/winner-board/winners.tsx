/** List of wins: static up to six wins, otherwise scrolling row by row (WIN-01, WIN-10). */
import { STATIC_WINNERS, type Winner } from '../../protocol/winners/wins.ts';
import { type CSSProperties, type FocusEvent, type PointerEvent, useRef } from '../../ui/dialect.ts';
import type { WinnerState } from './model.ts';
import { Row, type RowContext } from './row.tsx';

export interface WinnersProps {
  readonly state: Pick<WinnerState, 'winners' | 'largest' | 'loops' | 'speed' | 'stopped'>;
  readonly context: RowContext;
}

/**
 * Renders the list, which the stylesheet animates by the number of rows and the duration. The first rows are repeated
 * at the end, which makes the loop seamless.
 */
export function Winners({ state, context }: WinnersProps) {
  const { winners, largest, loops } = state;
  const again = useRef<HTMLUListElement>(null);
  const rows = (some: readonly Winner[], repeated = false) =>
    some.map((winner, place) => (
      <Row
        // biome-ignore lint/suspicious/noArrayIndexKey: a win has no id other than its index
        key={place}
        context={context}
        winner={winner}
        place={place}
        largest={place === largest}
        repeated={repeated}
      />
    ));
  const list = { ...context.part('list', 'lk-winners') };
  if (!loops) return <ul {...list}>{rows(winners)}</ul>;

  /** A repeated row receives no clicks, so the vertical position of a click on the container determines the row. */
  const onClick = ({ clientY }: { readonly clientY: number }) => {
    const box = again.current?.getBoundingClientRect();
    if (!box || clientY < box.top || clientY >= box.bottom) return;
    context.onLaunch(Math.floor(((clientY - box.top) / box.height) * STATIC_WINNERS));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only for the pointer, because the rows themselves are buttons
    // biome-ignore lint/a11y/useKeyWithClickEvents: see the previous line
    <div
      className="lk-winners-window"
      data-stopped={state.stopped ? '' : undefined}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onFocus={showFocused}
      onClick={onClick}
    >
      <div className="lk-winners-track" style={trackStyle(winners.length, state.speed)}>
        <ul {...list}>{rows(winners)}</ul>
        <ul className="lk-winners lk-winners-again" ref={again} aria-hidden="true" inert>
          {rows(winners.slice(0, STATIC_WINNERS), true)}
        </ul>
      </div>
    </div>
  );
}

const trackStyle = (rows: number, speed: number): CSSProperties =>
  ({ '--lk-winner-rows': rows, '--lk-winner-ms': `${speed}ms` }) as CSSProperties;

/** Pauses the automatic scrolling while the visitor touches the list, without a rendering. */
const hold = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.setAttribute('data-held', '');
const release = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.removeAttribute('data-held');

/** While the list has keyboard focus, it scrolls from its start, so that the focused row is visible. */
const showFocused = ({ target }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
};
