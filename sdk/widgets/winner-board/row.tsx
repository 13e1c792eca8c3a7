/** The row of one win: player, game, amount. */
import { safeUrl } from '../../dom/safe/safe-url.ts';
import type { Winner } from '../../protocol/winners/wins.ts';
import { memo } from '../../ui/dialect.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { PartOf } from '../../ui/view/part-names.ts';

export interface RowContext {
  readonly part: PartOf;
  /** Origin of the gateway, for pictures. */
  readonly base: string;
  /** `amount` as it is shown. */
  readonly money: (amount: string) => string;
  /** A word for what a tap does. */
  readonly play: string;
  readonly onLaunch: (place: number) => void;
}

export interface RowProps {
  readonly context: RowContext;
  readonly winner: Winner;
  readonly place: number;
  readonly largest: boolean;
  /** Stands in for the entry of that place where the list begins anew: to be seen, not to be reached. */
  readonly repeated?: boolean;
}

/** Colors of the discs with the first letter, which stands where no picture does; which one follows from the name. */
const TINTS = 4;

export const Row = memo(function Row({ context, winner, place, largest, repeated }: RowProps) {
  const { part, money, play, base } = context;
  const { name, game, amount, avatar, launch } = winner;
  const picture = safeUrl('image', avatar, base);
  const inside = (
    <>
      <span className="lk-winner-disc" data-tint={tintOf(name)} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
        {picture && (
          <img
            src={picture}
            alt=""
            width={36}
            height={36}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
          />
        )}
      </span>
      <span className="lk-winner-text">
        <b {...part('name', 'lk-winner-name')}>{name}</b>
        <span {...part('game', 'lk-winner-game')}>{game}</span>
      </span>
      <span {...part('amount', 'lk-winner-amount')}>{money(amount)}</span>
    </>
  );
  const box = part('row', 'lk-winner');
  return (
    <li data-largest={largest ? '' : undefined}>
      {launch && !repeated ? (
        <button type="button" {...box} onClick={() => context.onLaunch(place)}>
          {inside}
          <span className="lk-hidden">{play}</span>
        </button>
      ) : (
        <div {...box}>{inside}</div>
      )}
    </li>
  );
});

/** The avatar's color follows from the name, so that a player has the same color everywhere. */
function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % TINTS;
}

/** A row on its way, of the size of the one that replaces it. */
export const WaitingRow = () => (
  <li>
    <div className="lk-winner">
      <Skeleton width={36} height={36} round />
      <span className="lk-winner-text">
        <span className="lk-winner-name">
          <Skeleton width={92} height={14} />
        </span>
        <span className="lk-winner-game">
          <Skeleton width={136} height={12} />
        </span>
      </span>
      <Skeleton width={88} height={16} />
    </div>
  </li>
);
