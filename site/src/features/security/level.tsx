/** Security score: a ring of six parts, a label, and the most effective next setting (SAFE-01). */
import { SECURITY_CHECKS, type SecurityScore } from 'lobbykit/domain';
import { useText } from 'lobbykit/react';
import { Icon } from '../../shared/icons/icon.tsx';

const CENTER = 44;
const RADIUS = 40;
/** Angle of each part of the ring including its gap, and of the gap, degrees. */
const PART = 360 / SECURITY_CHECKS.length;
const GAP = 7;

const at = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(CENTER + RADIUS * Math.sin(angle)).toFixed(1)},${(CENTER - RADIUS * Math.cos(angle)).toFixed(1)}`;
};
const arc = (n: number) => `M${at(n * PART + GAP)}A${RADIUS} ${RADIUS} 0 0 1 ${at((n + 1) * PART - GAP)}`;

export function Level({ safety: { level, set, next } }: { readonly safety: SecurityScore }) {
  const text = useText();
  const count = text('sc.count', { set: String(set.size), all: String(SECURITY_CHECKS.length) });
  return (
    <section className="card security-level" data-level={level}>
      <div className="security-ring" aria-hidden="true">
        <svg viewBox="0 0 88 88" role="presentation">
          {SECURITY_CHECKS.map((part, n) => (
            <path key={part} d={arc(n)} data-has-value={n < set.size ? '' : undefined} />
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
