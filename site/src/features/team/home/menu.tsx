/** Agent menu: the entries whose flags are enabled (AGENT-22), and the link to agent home. */
import { useStore } from '@nanostores/react';
import { Icon } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { Link } from 'wouter';
import { useTextsLoaded } from '../../../shared/i18n/use-texts-loaded.ts';
import { usePopups } from '../../../shared/overlays/popups.ts';
import { AGENT_HOME } from '../../account/center/side-menu-entries.ts';
import { type AgentIcon, agentShape } from '../icons.ts';
import { AGENT_TEXTS } from '../texts.ts';
import { agentMenu } from './menu-entries.ts';

const NONE: ReadonlySet<string> = new Set();

export function AgentMenu() {
  const popups = usePopups();
  const text = useText();
  const flags = useStore(useLobby().$flags);
  if (!useTextsLoaded(AGENT_TEXTS)) return <div className="page-wait" />;
  const close = () => popups.close('agent');
  const row = (icon: AgentIcon, path: string, label: string) => (
    <Link href={path} className="menu-row" onClick={close}>
      <Icon shape={agentShape(icon)} size={20} />
      <span>{label}</span>
      <Icon shape={agentShape('right')} size={16} />
    </Link>
  );
  const entries = agentMenu(flags.data ?? NONE);
  return (
    <nav className="menu" aria-label={text('ag.tools')}>
      <ul className="agent-menu">
        <li>{row('home', AGENT_HOME, text('ag.menu.home'))}</li>
        {entries.map(({ id, path, title, icon }) => (
          <li key={id}>{row(icon, path, text(title))}</li>
        ))}
      </ul>
      {flags.data && entries.length === 0 && <p className="menu-words">{text('ag.menu.none')}</p>}
    </nav>
  );
}
