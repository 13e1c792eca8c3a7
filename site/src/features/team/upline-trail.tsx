/** Breadcrumbs from the agent down to the member whose team is shown. */
import { Icon } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { Link } from 'wouter';
import { agentShape } from './icons.ts';

interface BreadcrumbsProps {
  /** User names from below the agent down to the member of the team. */
  readonly path: readonly string[];
  /** Number of members in the last team. */
  readonly total: number;
  /** Returns the URL of a breadcrumb; '' is the agent. */
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
