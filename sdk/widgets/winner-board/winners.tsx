/** The list of wins: still up to six, else moving a row at a time (WIN-01, WIN-10). */
import { STATIC_WINNERS, type Winner } from '../../protocol/winners/wins.ts';
import { type CSSProperties, type FocusEvent, type PointerEvent, useRef } from '../../ui/dialect.ts';
import type { WinnerState } from './model.ts';
import { Row, type RowContext } from './row.tsx';

export interface WinnersProps {
  readonly state: Pick<WinnerState, 'winners' | 'largest' | 'loops' | 'speed' | 'stopped'>;
  readonly context: RowContext;
}

/**
 * The sheet does all of the moving; here stands only how many rows there are and how long one takes. The first rows follow
 * the last ones once more, so that the list can begin anew without anybody seeing it.
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

  /** A repeated row cannot be hit, so the tap lands on what is around it: which one it was says its height. */
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

/** A finger stops the board as long as it is down; no rendering is needed for that. */
const hold = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.setAttribute('data-held', '');
const release = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.removeAttribute('data-held');

/** While the keyboard is in it the list stands at its beginning and scrolls, so that what has the focus can be seen. */
const showFocused = ({ target }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
};
