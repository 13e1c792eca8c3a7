/** List of labels and values, such as the amounts of a deposit. */
import type { ReactNode } from 'react';
import './facts.css';

export interface Fact {
  readonly label: string;
  /** Second line below the label. */
  readonly note?: string;
  readonly value: ReactNode;
  /** Color of the value: `gain` for a credit, `gold` for a bonus, `total` for the sum of the rows above. */
  readonly tone?: 'gain' | 'gold' | 'total';
}

export interface FactsProps {
  /** Rows in display order; `false` is skipped. */
  readonly rows: readonly (Fact | false)[];
  /** True if screen readers must announce changed values. */
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
