/** Breadcrumbs from the agent to the member whose team is shown. */
import { Icon } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { Link } from 'wouter';
import { agentShape } from './icons.ts';

interface BreadcrumbsProps {
  /** User names of the uplines from the agent's direct downline to the member whose team is shown. */
  readonly path: readonly string[];
  /** Number of members in the shown team. */
  readonly total: number;
  /** Returns the URL for a breadcrumb; '' is the agent. */
  readonly hrefOf: (userName: string) => string;
}

export function Breadcrumbs({ path, total, hrefOf }: BreadcrumbsProps) {
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
            <Link href={hrefOf(name)}>{name || text('ag.you')}</Link>
            <Icon shape={agentShape('right')} size={16} />
          </span>
        ),
      )}
    </nav>
  );
}
