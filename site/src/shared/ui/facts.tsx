/** List of labels and values, such as the amounts of an order. */
import type { ReactNode } from 'react';
import './facts.css';

export interface Fact {
  readonly label: string;
  /** Second line of the label. */
  readonly note?: string;
  readonly value: ReactNode;
  /** `gain` for credits, `gold` for bonuses, `total` for the result of the rows above. */
  readonly tone?: 'gain' | 'gold' | 'total';
}

export interface FactsProps {
  /** Rows in display order; `false` omits a row. */
  readonly rows: readonly (Fact | false)[];
  /** Announces changed values to screen readers. */
  readonly live?: boolean;
}

export const Facts = ({ rows, live }: FactsProps) => (
  <dl className="card facts" aria-live={live ? 'polite' : undefined}>
    {rows.map(
      row =>
        row && (
          <div key={row.label} data-tone={row.tone}>
            <dt>
              {row.label}
              {row.note && <small>{row.note}</small>}
            </dt>
            <dd>{row.value}</dd>
          </div>
        ),
    )}
  </dl>
);
