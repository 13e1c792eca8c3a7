/** Heading of an order: its purpose, amount, and state. */
import type { ReactNode } from 'react';
import './headline.css';

export interface HeadlineProps {
  readonly picture?: ReactNode;
  readonly title: string;
  /** Formatted amount. */
  readonly amount?: string;
  readonly note?: string;
  /** State of the order, rendered as a pill. */
  readonly state: ReactNode;
}

export const Headline = ({ picture, title, amount, note, state }: HeadlineProps) => (
  <div className="headline">
    {picture}
    {/* Announced by screen readers on each change of state. */}
    <div role="status">
      <h2>{title}</h2>
      {amount && <p className="headline-amount">{amount}</p>}
      {note && <p className="headline-note">{note}</p>}
      {state}
    </div>
  </div>
);
