/** List of wins: static up to six, else scrolling one row at a time (WIN-01, WIN-10). */
import { STATIC_WINNERS, type Winner } from '../../protocol/winners/wins.ts';
import { type CSSProperties, type FocusEvent, type PointerEvent, useRef } from '../../ui/dialect.ts';
import type { WinnerState } from './model.ts';
import { Row, type RowContext } from './row.tsx';

export interface WinnersProps {
  readonly state: Pick<WinnerState, 'winners' | 'largest' | 'loops' | 'speed' | 'stopped'>;
  readonly context: RowContext;
}

/**
 * Renders the list, with its motion in the stylesheet, which needs only the number of rows and the duration. The first
 * rows are repeated at the end for a seamless loop.
 */
export function Winners({ state, context }: WinnersProps) {
  const { winners, largest, loops } = state;
  const again = useRef<HTMLUListElement>(null);
  const rows = (some: readonly Winner[], repeated = false) =>
    some.map((winner, place) => (
      <Row
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity besides its place
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

  /** A repeated row receives no clicks, so the container determines the row by its vertical position. */
  const onClick = ({ clientY }: { readonly clientY: number }) => {
    const box = again.current?.getBoundingClientRect();
    if (!box || clientY < box.top || clientY >= box.bottom) return;
    context.onLaunch(Math.floor(((clientY - box.top) / box.height) * STATIC_WINNERS));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer alone, the rows themselves are buttons
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
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

/** Pauses the motion during a touch, without a rendering. */
const hold = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.setAttribute('data-held', '');
const release = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.removeAttribute('data-held');

/** With keyboard focus the list scrolls from its start, so that the focus is visible. */
const showFocused = ({ target }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
};
