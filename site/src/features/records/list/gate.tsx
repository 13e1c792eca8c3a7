/** Redirects to home, with a toast, if the operator has disabled the record (BOOK-01, BOOK-03). */
import type { ReactNode } from 'react';
import { FlagGate as Gate } from '../../../shared/layout/flag-gate.tsx';
import { RecordsWaiting } from './record-list.tsx';
import './records.css';
import '../rows.css';

/** @param children called with the enabled flags; returns the content */
export const FlagGate = ({ flag, children }: { flag: string; children: (flags: ReadonlySet<string>) => ReactNode }) => (
  <Gate flag={flag} waiting={<RecordsWaiting />}>
    {children}
  </Gate>
);
