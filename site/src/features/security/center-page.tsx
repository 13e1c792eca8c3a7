/** Security center (/m/securityCenter): score, and links to all security settings (SAFE-01, ROUTE-25). */
import { useStore } from '@nanostores/react';
import type { TextBundles } from 'lobbykit';
import { Empty, Skeleton } from 'lobbykit/parts';
import { useLobby, useSession, useText } from 'lobbykit/react';
import { type ComponentType, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTextsLoaded } from '../../shared/i18n/use-texts-loaded.ts';
import { FeatureUnavailable, FlagGate } from '../../shared/layout/flag-gate.tsx';
import { createSecurityCenter } from './center-model.ts';
import './security.css';
import { EmailPart, MobilePart } from './contacts/contact.tsx';
import { PendingContactChange } from './contacts/pending-contact-change.tsx';
import { Entries } from './entries.tsx';
import { Level } from './level.tsx';
import type { PartProps } from './part-props.ts';
import { QuestionsPart } from './questions.tsx';
import { SecondPart } from './second-factor/second-factor.tsx';
import { Sessions } from './sessions.tsx';

/**
 * Texts of the security center by language. They load with the page, not with the texts that every first visit loads.
 */
const SECURITY_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).security],
  ['PT', async () => (await import('./texts.pt.ts')).security],
  ['VI', async () => (await import('./texts.vi.ts')).security],
]);

const FLAG = 'SECPRIV';

/** Components of the settings with a separate screen, by the query parameter `at`. */
const PARTS: Readonly<Record<string, ComponentType<PartProps>>> = {
  email: EmailPart,
  mobile: MobilePart,
  questions: QuestionsPart,
  second: SecondPart,
};

const KINDS = ['email', 'mobile'] as const;

export function SecurityCenterPage() {
  const session = useSession();
  const textsLoaded = useTextsLoaded(SECURITY_TEXTS);
  if (!session || !textsLoaded) return <Waiting />;
  return (
    <FlagGate flag={FLAG} waiting={<Waiting />}>
      {/* The key resets the page after a change of member. */}
      {() => <Center key={session.userName} />}
    </FlagGate>
  );
}

const Waiting = () => (
  <div className="security" aria-busy="true">
    <Skeleton width="100%" height={120} />
    <Skeleton width="100%" height={400} />
  </div>
);

function Center() {
  const lobby = useLobby();
  const text = useText();
  const [, navigate] = useLocation();
  const search = useSearch();
  const model = useMemo(() => createSecurityCenter(lobby), [lobby]);
  const { standing, safety, failure } = useStore(model.$state);
  const at = new URLSearchParams(search).get('at') ?? '';
  const Part = Object.hasOwn(PARTS, at) ? PARTS[at] : undefined;
  // The cached flags of the last visit are outdated: the operator has disabled the security center.
  if (failure?.kind === 'permission') return <FeatureUnavailable />;
  if (failure && !standing) {
    return (
      <Empty
        className="lk-empty"
        scene="error"
        title={text('sc.unloaded')}
        description=""
        action={text('sc.retry')}
        onAction={() => void model.actions.refresh()}
      />
    );
  }
  if (!standing || !safety) return <Waiting />;
  if (Part) {
    return (
      <div className="security">
        <Part
          model={model}
          back={() => {
            model.actions.forgive();
            navigate('/m/securityCenter', { replace: true });
          }}
        />
      </div>
    );
  }
  return (
    <div className="security">
      {KINDS.map(kind => {
        const change = standing.changes.find(one => one.kind === kind);
        return change && <PendingContactChange key={kind} model={model} kind={kind} change={change} />;
      })}
      <Level safety={safety} />
      <Entries standing={standing} safety={safety} />
      <Sessions model={model} />
    </div>
  );
}
