/** Frame of a team page: checks its flag, loads the texts, and shows placeholder and error state. */
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

/**
 * Renders a team page if the operator has enabled it.
 * @param flag name of the flag that enables the page
 */
export const TeamGate = ({ flag, children }: { flag: string; children: () => ReactNode }) => (
  <FlagGate flag={flag}>{() => <TextsLoaded>{children}</TextsLoaded>}</FlagGate>
);

/**
 * Loads the texts of the agent pages; renders a placeholder until then. Pages without a flag use this component
 * directly.
 */
export function TextsLoaded({ children }: { children: () => ReactNode }) {
  return useTextsLoaded(AGENT_TEXTS) ? children() : <RecordsWaiting />;
}

/** Error state of a team page. */
export function TeamFailed({ error, onRetry }: { error: CallError | null; onRetry: () => void }) {
  const text = useText();
  const pageText = usePageText();
  return (
    <Empty
      className="lk-empty records-none"
      scene={error?.kind === 'offline' ? 'offline' : 'error'}
      title={text('ag.unloaded')}
      description={error ? errorText(error, text) : ''}
      action={pageText('failed.retry')}
      onAction={onRetry}
    />
  );
}
