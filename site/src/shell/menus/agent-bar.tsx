/** Footer menu of agent home, which replaces that of the site (AGENT-18 to AGENT-21). */
import { useStore } from '@nanostores/react';
import { Icon } from 'lobbykit/parts';
import { useLobby, useSession, useText } from 'lobbykit/react';
import { Link } from 'wouter';
import { unreadAt } from '../../features/messages/unread.ts';
import { UnreadCount } from '../../features/messages/unread-count.tsx';
import { useUnreadCounts } from '../../features/messages/use-unread-counts.ts';
import { agentHome } from '../../features/team/home/shared-home-model.ts';
import { agentShape } from '../../features/team/icons.ts';
import { AGENT_TEXTS } from '../../features/team/texts.ts';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useTextsLoaded } from '../../shared/i18n/use-texts-loaded.ts';
import { agentBar } from './agent-bar-entries.ts';
import './agent-bar.css';

export function AgentBar() {
  const session = useSession();
  return <Bar key={session?.userName} />;
}

function Bar() {
  const text = useText();
  const pageText = usePageText();
  const waiting = useUnreadCounts();
  const textsLoaded = useTextsLoaded(AGENT_TEXTS);
  const { hasDividend } = useStore(agentHome(useLobby()).$state);
  return (
    <nav className="bottom agent-bar" aria-label={pageText('bottom.label')}>
      {textsLoaded &&
        agentBar(hasDividend).map(({ path, title, icon }) => (
          <Link key={path} href={path}>
            <span className="bottom-icon">
              <Icon shape={agentShape(icon)} />
              <UnreadCount count={unreadAt(path, waiting)} />
            </span>
            {text(title)}
          </Link>
        ))}
    </nav>
  );
}
