/** Illustrations of the deposit states, drawn in token colors for both themes. */
import type { DepositState } from 'lobbykit/domain';

const Wallet = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="8" y="-12" width="62" height="30" rx="7" fill="var(--lk-accent)" opacity=".6" />
    <rect width="80" height="56" rx="10" fill="var(--lk-accent)" />
    <path d="M48 20h32v18H48a9 9 0 0 1 0-18Z" fill="var(--lk-gold-fill)" />
    <circle cx="50" cy="29" r="4" fill="var(--lk-on-gold)" />
  </g>
);

const Coin = ({ x, y, r = 14 }: { x: number; y: number; r?: number }) => (
  <g>
    <circle cx={x} cy={y} r={r} fill="var(--lk-gold-fill)" />
    <circle cx={x} cy={y} r={r * 0.68} stroke="var(--lk-gold-edge)" strokeWidth="2.5" />
    <rect x={x - r / 4} y={y - r / 4} width={r / 2} height={r / 2} fill="var(--lk-gold-edge)" />
  </g>
);

const Mark = ({ fill, d }: { fill: string; d: string }) => (
  <g transform="translate(136 92)">
    <circle r="21" fill="var(--lk-surface)" />
    <circle r="17" fill={fill} />
    <path d={d} stroke="var(--lk-card)" strokeWidth="4.5" strokeLinejoin="round" />
  </g>
);

const CHECK = 'm-8 0 6 6 10-11';
const CROSS = 'm-6-6 12 12M6-6-6 6';

function Drawing({ status }: { status: DepositState }) {
  if (status === 'created' || status === 'pending') {
    return (
      <>
        <rect
          x="30"
          y="28"
          width="52"
          height="92"
          rx="10"
          fill="var(--lk-card)"
          stroke="var(--lk-control)"
          strokeWidth="5"
        />
        <path d="M48 38h16" stroke="var(--lk-control)" strokeWidth="4" />
        <path d="M43 54h10v10H43zM60 54h10v10H60zM43 72h10v10H43z" fill="var(--lk-text)" />
        <rect x="43" y="96" width="27" height="9" rx="4.5" fill="var(--lk-accent)" />
        <path d="M88 48q14-24 28-20" stroke="var(--lk-control)" strokeWidth="4" strokeDasharray="1 9" />
        <Coin x={128} y={32} />
        <Wallet x={100} y={66} />
      </>
    );
  }
  if (status === 'paid') {
    return (
      <>
        <Coin x={72} y={48} />
        <Coin x={100} y={32} r={17} />
        <Coin x={128} y={50} r={13} />
        <Wallet x={60} y={64} />
        <Mark fill="var(--lk-success)" d={CHECK} />
      </>
    );
  }
  if (status === 'expired') {
    return (
      <>
        <path
          d="M72 24v16c0 16 24 20 24 34s-24 18-24 34v12M128 24v16c0 16-24 20-24 34s24 18 24 34v12"
          stroke="var(--lk-control)"
          strokeWidth="5"
        />
        <path d="M80 120c0-22 12-26 20-30 8 4 20 8 20 30Z" fill="var(--lk-gold-fill)" />
        <path d="M64 20h72M64 124h72" stroke="var(--lk-accent)" strokeWidth="11" />
      </>
    );
  }
  if (status === 'review') {
    return (
      <>
        <path
          d="M62 22h72v98l-12-9-12 9-12-9-12 9-12-9-12 9Z"
          fill="var(--lk-card)"
          stroke="var(--lk-control)"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d="M76 44h28M76 62h44" stroke="var(--lk-control)" strokeWidth="5" opacity=".6" />
        <circle cx="128" cy="78" r="24" fill="var(--lk-card)" stroke="var(--lk-text)" strokeWidth="6" />
        <Coin x={128} y={78} r={12} />
        <path d="m146 97 18 19" stroke="var(--lk-text)" strokeWidth="9" />
      </>
    );
  }
  return (
    <>
      <g transform="rotate(-8 100 78)">
        <rect
          x="44"
          y="44"
          width="112"
          height="72"
          rx="10"
          fill="var(--lk-card)"
          stroke="var(--lk-control)"
          strokeWidth="5"
        />
        <path d="M44 64h112" stroke="var(--lk-control)" strokeWidth="14" />
        <rect x="58" y="84" width="26" height="18" rx="4" fill="var(--lk-gold-fill)" />
      </g>
      {status === 'failed' ? (
        <Mark fill="var(--lk-danger)" d={CROSS} />
      ) : (
        <Mark fill="var(--lk-control)" d="M7 6q2-12-10-11l-5 0m5-6-6 6 6 6" />
      )}
    </>
  );
}

export const MoneyIllustration = ({ status }: { status: DepositState }) => (
  <svg className="money-scene" viewBox="0 0 200 140" fill="none" strokeLinecap="round" aria-hidden="true">
    <ellipse cx="100" cy="132" rx="72" ry="6" fill="var(--lk-sunken)" />
    <Drawing status={status} />
  </svg>
);
