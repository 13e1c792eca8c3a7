/** Row of one win: winner, game, amount. */
import { safeUrl } from '../../dom/safe/safe-url.ts';
import type { Winner } from '../../protocol/winners/wins.ts';
import { memo } from '../../ui/dialect.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { PartOf } from '../../ui/view/part-names.ts';

export interface RowContext {
  readonly part: PartOf;
  /** URL of the gateway, against which image URLs are resolved. */
  readonly base: string;
  /** Formats an amount with the currency symbol. */
  readonly money: (amount: string) => string;
  /** Text for screen readers that describes the effect of a click. */
  readonly play: string;
  readonly onLaunch: (place: number) => void;
}

export interface RowProps {
  readonly context: RowContext;
  readonly winner: Winner;
  readonly place: number;
  readonly largest: boolean;
  /** True for a visual copy of a row, which makes the loop seamless and cannot be focused. */
  readonly repeated?: boolean;
}

/** Number of background colors of the avatar. If there is no image, the color depends on the name. */
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

/** Returns the color index of a name, so that a winner always has the same color. */
function tintOf(name: string): number {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return sum % TINTS;
}

/** Placeholder with the size of a row. */
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
