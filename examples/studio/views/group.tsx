/** Collapsible group of controls. */
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface GroupProps {
  readonly title: string;
  /** Summary of the selection, shown while collapsed. */
  readonly note?: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

export const Group = ({ title, note, open, children }: GroupProps) => (
  <details className="group" open={open}>
    <summary>
      <h2>{title}</h2>
      {note && <span className="group-note">{note}</span>}
      <Icon name="chevron" />
    </summary>
    <div className="group-body">{children}</div>
  </details>
);
