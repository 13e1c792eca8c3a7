/** The bar below agent home, in place of the bottom menu (AGENT-18 to AGENT-21). */
import { useStore } from '@nanostores/react';
import { Icon } from 'lobbykit/parts';
import { useLobby, useSession, useText } from 'lobbykit/react';
import { Link } from 'wouter';
import { AGENT_TEXTS } from '../../i18n/agent-texts.ts';
import { agentHome } from '../../models/agent/shared-agent-home.ts';
import { UnreadCount } from '../../parts/member/unread-count.tsx';
import { useUnreadCounts } from '../../parts/member/use-waiting.ts';
import { agentShape } from '../../rules/agent/icons.ts';
import { waitingAt } from '../../rules/content/unread.ts';
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
  const worded = useTextsLoaded(AGENT_TEXTS);
  const { hasDividend } = useStore(agentHome(useLobby()).$state);
  return (
    <nav className="bottom agent-bar" aria-label={pageText('bottom.label')}>
      {worded &&
        agentBar(hasDividend).map(({ path, title, icon }) => (
          <Link key={path} href={path}>
            <span className="bottom-icon">
              <Icon shape={agentShape(icon)} />
              <UnreadCount count={waitingAt(path, waiting)} />
            </span>
            {text(title)}
          </Link>
        ))}
    </nav>
  );
}
