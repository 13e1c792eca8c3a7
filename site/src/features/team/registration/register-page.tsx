/** Register center of an agent: registration links, and the form to create an account (TEAM-18). */
import { useStore } from '@nanostores/react';
import { Button, Icon, Segmented } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { RecordsWaiting } from '../../records/list/record-list.tsx';
import { AGENT_FLAGS } from '../flags.ts';
import { agentShape } from '../icons.ts';
import { createLinks } from './links-model.ts';
import '../members/members.css';
import './register.css';
import { TeamFailed, TeamGate } from '../team-page.tsx';
import { LinkCard } from './link-card.tsx';
import { NewLinkSheet } from './new-link.tsx';
import { OpenAccount } from './open-account.tsx';

export const AgentRegisterPage = () => (
  <TeamGate flag={AGENT_FLAGS.registerCenter}>{() => <RegisterCenter />}</TeamGate>
);

function RegisterCenter() {
  const lobby = useLobby();
  const text = useText();
  const [path, navigate] = useLocation();
  const variant = new URLSearchParams(useSearch()).get('show') === 'open' ? 'open' : 'links';
  const model = useMemo(() => createLinks(lobby), [lobby]);
  const { links, error, maxRates, open, max } = useStore(model.$state);
  const [making, setMaking] = useState(false);
  const isFull = max > 0 && open >= max;
  return (
    <div className="team register-center">
      <Segmented
        label={text('ag.menu.register')}
        options={[
          { id: 'links', label: text('ag.links') },
          { id: 'open', label: text('ag.openAccount') },
        ]}
        selected={variant}
        onSelect={id => navigate(id === 'open' ? `${path}?show=open` : path, { replace: true })}
      />
      {error && !links && <TeamFailed error={error} onRetry={model.actions.refresh} />}
      {!links && !error && <RecordsWaiting />}
      {links && variant === 'links' && (
        <>
          <div className="links-header">
            <h2>{text('ag.yourLinks')}</h2>
            {/* The count excludes the permanent link that every agent has. */}
            {max > 0 && (
              <span className="muted">{text('ag.linksMore', { count: String(open), max: String(max) })}</span>
            )}
          </div>
          {links.map(link => (
            <LinkCard key={link.id} link={link} model={model} />
          ))}
          {isFull && <p className="team-asof">{text('ag.linksFull')}</p>}
          <Button disabled={isFull} onClick={() => setMaking(true)}>
            <Icon shape={agentShape('plus')} size={20} />
            {text('ag.createLink')}
          </Button>
          <NewLinkSheet open={making} model={model} onClose={() => setMaking(false)} />
        </>
      )}
      {links && variant === 'open' && <OpenAccount maxRates={maxRates} />}
    </div>
  );
}
