/** Bar with the main button of a page at the lower edge of the screen. It replaces the footer menu. */
import type { ReactNode } from 'react';
import './action-bar.css';

export const ActionBar = ({ children }: { readonly children: ReactNode }) => (
  <div className="action-bar">{children}</div>
);
