/** The level of the account: a ring of six parts, a word, and what would help most (SAFE-01). */
import { SAFETY_PARTS, type Safety } from 'lobbykit/domain';
import { useText } from 'lobbykit/react';
import { Icon } from '../../icons/icon.tsx';

const CENTER = 44;
const RADIUS = 40;
/** Of each part, degrees, and the gap around it. */
const PART = 360 / SAFETY_PARTS.length;
const GAP = 7;

const at = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(CENTER + RADIUS * Math.sin(angle)).toFixed(1)},${(CENTER - RADIUS * Math.cos(angle)).toFixed(1)}`;
};
const arc = (n: number) => `M${at(n * PART + GAP)}A${RADIUS} ${RADIUS} 0 0 1 ${at((n + 1) * PART - GAP)}`;

export function Level({ safety: { level, set, next } }: { readonly safety: Safety }) {
  const text = useText();
  const count = text('sc.count', { set: String(set.size), all: String(SAFETY_PARTS.length) });
  return (
    <section className="card security-level" data-level={level}>
      <div className="security-ring" aria-hidden="true">
        <svg viewBox="0 0 88 88" role="presentation">
          {SAFETY_PARTS.map((part, n) => (
            <path key={part} d={arc(n)} data-set={n < set.size ? '' : undefined} />
          ))}
        </svg>
        <Icon name="shield" />
      </div>
      <div>
        <p className="muted">{text('sc.yours')}</p>
        <h2>{text(`sc.level.${level}`)}</h2>
        <p className="muted">
          {count} {next ? text(`sc.next.${next}`) : text('sc.all')}
        </p>
      </div>
    </section>
  );
}
