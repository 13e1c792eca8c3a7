/** What every page of the team has around it: its words, its flag, and the state before it has come or when it did not. */
import { type CallError, errorText } from 'lobbykit';
import { Empty } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import type { ReactNode } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useTextsLoaded } from '../../shared/i18n/use-texts-loaded.ts';
import { AGENT_TEXTS } from './texts.ts';
import './table.css';
import './team.css';
import { FlagGate } from '../records/list/gate.tsx';
import { RecordsWaiting } from '../records/list/record-list.tsx';

/** @param flag what the operator can switch the page off with */
export const TeamGate = ({ flag, children }: { flag: string; children: () => ReactNode }) => (
  <FlagGate flag={flag}>{() => <TextsLoaded>{children}</TextsLoaded>}</FlagGate>
);

/** A page that nothing switches off, or what is within the gate of one. */
export function TextsLoaded({ children }: { children: () => ReactNode }) {
  return useTextsLoaded(AGENT_TEXTS) ? children() : <RecordsWaiting />;
}

/** The page did not come. */
export function TeamFailed({ error, onRetry }: { error: CallError | null; onRetry: () => void }) {
  const text = useText();
  const pageText = usePageText();
  return (
    <Empty
      className="lk-empty records-none"
      scene={error?.kind === 'offline' ? 'offline' : 'error'}
      title={text('ag.unloaded')}
      texts={error ? errorText(error, text) : ''}
      action={pageText('failed.retry')}
      onAction={onRetry}
    />
  );
}
