/**
 * Agent home: greeting, balance, today's numbers of active team members, and links to all tools (AGENT-02 to AGENT-21).
 */
import { useStore } from '@nanostores/react';
import { errorText, type Session } from 'lobbykit';
import { Icon, Skeleton } from 'lobbykit/parts';
import { useLobby, useSession, useText } from 'lobbykit/react';
import { type MouseEvent, type ReactNode, useEffect, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { useTextsLoaded } from '../../../shared/i18n/use-texts-loaded.ts';
import { usePopups } from '../../../shared/overlays/popups.ts';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { FAILURE_MS } from '../../../shared/time/durations.ts';
import { unreadAt } from '../../messages/unread.ts';
import { UnreadCount } from '../../messages/unread-count.tsx';
import { useUnreadCounts } from '../../messages/use-unread-counts.ts';
import { agentShape } from '../icons.ts';
import type { AgentTextKey } from '../texts.en.ts';
import { AGENT_TEXTS } from '../texts.ts';
import type { AgentHomeState, TeamCounters } from './home-model.ts';
import { agentHome } from './shared-home-model.ts';
import { type AgentTool, agentTools } from './tools.ts';
import './home.css';
import './tools.css';
import { AgentHeader } from './header.tsx';

/** Today's four numbers of active team members (AGENT-07). */
const COUNTERS: readonly (readonly [keyof TeamCounters, AgentTextKey])[] = [
  ['loggedIn', 'ag.loggedIn'],
  ['bet', 'ag.bet'],
  ['registered', 'ag.registered'],
  ['online', 'ag.online'],
];

function TeamToday({ team, isKnown, members }: Omit<AgentHomeState, 'hasDividend'>) {
  const text = useText();
  const number = new Intl.NumberFormat(text.tag, { numberingSystem: 'latn' });
  return (
    <section className="agent-part" aria-labelledby="agent-today">
      <div className="agent-part-header">
        <h2 id="agent-today">{text('ag.today')}</h2>
        {members !== null && <span>{text('ag.members', { count: number.format(members) })}</span>}
      </div>
      <dl className="card agent-today" aria-busy={isKnown ? undefined : true}>
        {COUNTERS.map(([name, label]) => (
          <div key={name} data-counter={name}>
            <dt>{text(label)}</dt>
            <dd>{number.format(team[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const NONE: ReadonlySet<string> = new Set();

export function AgentHomePage() {
  const session = useSession();
  const textsLoaded = useTextsLoaded(AGENT_TEXTS);
  const flags = useStore(useLobby().$flags);
  // Waits for the flags, because they determine which tools are shown; tools that appear later would shift the layout.
  if (!session || !textsLoaded || !(flags.data || flags.error)) return <Waiting />;
  return <Home key={session.userName} session={session} flags={flags.data ?? NONE} />;
}

function Home({ session, flags }: { session: Session; flags: ReadonlySet<string> }) {
  const lobby = useLobby();
  const text = useText();
  const toasts = useToasts();
  const [, navigate] = useLocation();
  const home = useMemo(
    () =>
      agentHome(lobby, {
        onGo: path => navigate(path),
        onFailed(parts, error) {
          const failedParts = parts.map(part => text(`ag.part.${part}`)).join(', ');
          toasts.notice(text('ag.failed', { parts: failedParts, reason: errorText(error, text) }), FAILURE_MS);
        },
      }),
    [lobby, navigate, text, toasts],
  );
  const { team, isKnown, members } = useStore(home.$state);
  useEffect(() => void home.actions.enter(), [home]);
  return (
    <div className="agent">
      <AgentHeader session={session} onGo={home.actions.go} />
      <TeamToday team={team} isKnown={isKnown} members={members} />
      <Tools flags={flags} onGo={home.actions.go} />
    </div>
  );
}

function Tools({ flags, onGo }: { flags: ReadonlySet<string>; onGo: (path: string) => void }) {
  const text = useText();
  const popups = usePopups();
  const waiting = useUnreadCounts();
  return (
    <nav className="agent-part" aria-labelledby="agent-tools">
      <h2 id="agent-tools">{text('ag.tools')}</h2>
      <ul className="card agent-tools">
        {agentTools(flags).map(tool => (
          <li key={tool.path ?? tool.icon} data-tint={tool.tint}>
            {tool.path === null ? (
              <button type="button" className="agent-tool" onClick={() => popups.open('service')}>
                <ToolFace tool={tool} />
              </button>
            ) : (
              <ToolLink path={tool.path} onGo={onGo}>
                <ToolFace tool={tool} waiting={unreadAt(tool.path, waiting)} />
              </ToolLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Link to a tool. A normal press calls `onGo`, which checks the session (AGENT-08); a modifier key opens another tab.
 */
function ToolLink(props: { path: string; onGo: (path: string) => void; children: ReactNode }) {
  const { path, onGo, children } = props;
  const press = (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onGo(path);
  };
  return (
    <Link href={path} className="agent-tool" onClick={press}>
      {children}
    </Link>
  );
}

function ToolFace({ tool: { title, icon }, waiting = 0 }: { tool: AgentTool; waiting?: number }) {
  const text = usePageText();
  return (
    <>
      <span className="agent-tool-icon">
        <Icon shape={agentShape(icon)} />
        <UnreadCount count={waiting} />
      </span>
      <span className="agent-tool-words">{text(title)}</span>
    </>
  );
}

/** Placeholder shown while agent home loads. It has the size of the page, so that the layout does not shift. */
function Waiting() {
  const text = usePageText();
  return (
    <div className="agent page-wait" role="status" aria-label={text('member.loading')}>
      <Skeleton width="100%" height={310} />
      <Skeleton width="100%" height={76} />
      <Skeleton width="100%" height={320} />
    </div>
  );
}
