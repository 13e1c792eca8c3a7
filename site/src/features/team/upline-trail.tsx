/** From the agent down to whose members are shown; each step leads back to it. */
import { Icon } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { Link } from 'wouter';
import { agentShape } from './icons.ts';

interface BreadcrumbsProps {
  /** Names from below the agent down to the member whose team is shown. */
  readonly path: readonly string[];
  /** Members at the end of the way. */
  readonly total: number;
  /** Address of a step; '' is the agent's. */
  readonly addressOf: (userName: string) => string;
}

export function Breadcrumbs({ path, total, addressOf }: BreadcrumbsProps) {
  const text = useText();
  const steps = ['', ...path];
  return (
    <nav className="team-trail" aria-label={text('ag.trail')}>
      {steps.map((name, at) =>
        at === steps.length - 1 ? (
          <b key={name} aria-current="page">
            {text('ag.direct', { name: name || text('ag.you'), count: String(total) })}
          </b>
        ) : (
          <span key={name}>
            <Link href={addressOf(name)}>{name || text('ag.you')}</Link>
            <Icon shape={agentShape('right')} size={16} />
          </span>
        ),
      )}
    </nav>
  );
}
