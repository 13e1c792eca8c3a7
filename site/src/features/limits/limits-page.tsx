/**
 * Limits page (/m/limits): limits, exclusions, and net results of a member (LIMIT-01 to LIMIT-03). Only this site uses
 * this URL.
 */
import { useStore } from '@nanostores/react';
import { errorText, type TextBundles } from 'lobbykit';
import { Alert, Empty, Skeleton } from 'lobbykit/parts';
import { useLobby, useSession, useText } from 'lobbykit/react';
import { useEffect, useMemo } from 'react';
import { useTextsLoaded } from '../../shared/i18n/use-texts-loaded.ts';
import { createLimits } from './limits-model.ts';
import './limits.css';
import { EditLimit } from './edit.tsx';
import { ActiveExclusion, Exclusions } from './exclusions.tsx';
import { LimitList } from './list.tsx';
import { Net } from './net-results.tsx';

/** Texts of player limits by language. They load with the page, not with the texts that every first visit loads. */
export const LIMIT_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).limits],
  ['PT', async () => (await import('./texts.pt.ts')).limits],
  ['VI', async () => (await import('./texts.vi.ts')).limits],
]);

export function LimitsPage() {
  const textsLoaded = useTextsLoaded(LIMIT_TEXTS);
  const session = useSession();
  // The key resets the page after a change of member.
  return textsLoaded && session ? <Standing key={session.userName} /> : <Waiting />;
}

function Standing() {
  const lobby = useLobby();
  const text = useText();
  const model = useMemo(() => createLimits(lobby), [lobby]);
  const { standing, failure, actionError, done, edit, choice } = useStore(model.$state);
  useEffect(() => void lobby.$wallet.get(), [lobby]);
  if (!standing) {
    if (!failure) return <Waiting />;
    return (
      <Empty
        className="lk-empty"
        scene={failure.kind === 'offline' ? 'offline' : 'error'}
        title={text('lim.unloaded')}
        description={errorText(failure, text)}
        action={text('lim.retry')}
        onAction={() => void model.actions.refresh()}
      />
    );
  }
  return (
    <div className="limits">
      {standing.break && <ActiveExclusion pause={standing.break} />}
      <p className="limits-done" role="status" hidden={!done}>
        {done && text(`lim.done.${done}`)}
      </p>
      {actionError && !edit && !choice && <Alert>{errorText(actionError, text)}</Alert>}
      <Net net={standing.net} />
      <LimitList model={model} />
      <Exclusions model={model} />
      <EditLimit model={model} />
    </div>
  );
}

/**
 * Placeholder of the limits page, shown while it loads. It has the size of the page, so that the layout does not shift.
 */
const Waiting = () => (
  <div className="limits" aria-busy="true">
    <Skeleton width="100%" height={180} />
    <Skeleton width="100%" height={240} />
    <Skeleton width="100%" height={240} />
  </div>
);
