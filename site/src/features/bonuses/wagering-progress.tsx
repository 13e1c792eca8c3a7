/** Progress bar of the wagering requirement of a bonus (PAY-10). */
import type { ReactNode } from 'react';
import { shareOf } from './percent-of.ts';
import './wagering-progress.css';

export interface WageringProps {
  readonly title: string;
  readonly description: string;
  readonly turnover: string;
  readonly staked: string;
  readonly note?: string;
  /** Button of the bonus, such as forfeit. */
  readonly action?: ReactNode;
}

export const Wagering = ({ title, description, turnover, staked, note, action }: WageringProps) => {
  const share = shareOf(staked, turnover);
  return (
    <div className="card turnover">
      <p className="turnover-header">
        <b>{title}</b> <span>{description}</span>
      </p>
      <div
        className="turnover-track"
        role="progressbar"
        aria-label={title}
        aria-valuetext={description}
        aria-valuenow={Math.floor(share)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${share}%` }} />
      </div>
      {note && <p className="turnover-note">{note}</p>}
      {action && <div className="turnover-action">{action}</div>}
    </div>
  );
};
