/** The four counters of the team today (AGENT-07). */
import { useText } from 'lobbykit/react';
import type { AgentTextKey } from '../texts.en.ts';
import type { AgentHomeState, TeamCounters } from './home-model.ts';

const COUNTERS: readonly (readonly [keyof TeamCounters, AgentTextKey])[] = [
  ['loggedIn', 'ag.loggedIn'],
  ['bet', 'ag.bet'],
  ['registered', 'ag.registered'],
  ['online', 'ag.online'],
];

export function TeamToday({ team, isKnown, members }: Omit<AgentHomeState, 'hasDividend'>) {
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
