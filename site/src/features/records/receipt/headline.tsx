/** Heading of a deposit, a withdrawal, a bet, or a receipt: title, amount, and state. */
import type { ReactNode } from 'react';
import './headline.css';

export interface HeadlineProps {
  readonly picture?: ReactNode;
  readonly title: string;
  /** Amount with its currency, as shown. */
  readonly amount?: string;
  readonly note?: string;
  /** State, rendered as a pill. */
  readonly state: ReactNode;
}

export const Headline = ({ picture, title, amount, note, state }: HeadlineProps) => (
  <div className="headline">
    {picture}
    {/* A live region, so that screen readers announce each change of state. */}
    <div role="status">
      <h2>{title}</h2>
      {amount && <p className="headline-amount">{amount}</p>}
      {note && <p className="headline-note">{note}</p>}
      {state}
    </div>
  </div>
);
