/** Single action of a flow page, at the lower edge in place of the footer menu. */
import type { ReactNode } from 'react';
import './action-bar.css';

export const ActionBar = ({ children }: { readonly children: ReactNode }) => (
  <div className="action-bar">{children}</div>
);
