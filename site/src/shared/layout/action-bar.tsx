/** The one action of a page of a flow, at its lower edge in place of the menu. */
import type { ReactNode } from 'react';
import './action-bar.css';

export const ActionBar = ({ children }: { readonly children: ReactNode }) => (
  <div className="action-bar">{children}</div>
);
