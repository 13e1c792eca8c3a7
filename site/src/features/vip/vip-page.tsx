/** VIP page: the member's level, its benefits, and the list of all levels (ROUTE-33, OPEN: ROUTE-34, EP-29). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { Empty, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { Benefits } from './benefit-list.tsx';
import type { Vip } from './parse-levels.ts';
import { VipStanding } from './standing.tsx';
import { createVip } from './vip-model.ts';
import '../../shared/layout/member-page.css';
import './levels.css';

export function VipPage() {
  const lobby = useLobby();
  const text = usePageText();
  const kitText = useText();
  const { $vip, retry } = useMemo(() => createVip(lobby), [lobby]);
  const { data: club, error } = useStore($vip);
  if (club) return <VipBenefitsPage club={club} />;
  if (error) {
    return (
      <Empty
        scene={error.kind === 'offline' ? 'offline' : 'error'}
        title={text('vip.failed')}
        description={errorText(error, kitText)}
        action={text('failed.retry')}
        onAction={retry}
      />
    );
  }
  return (
    <div className="member-center page-wait" role="status" aria-label={text('vip.loading')}>
      <Skeleton width="100%" height={148} />
      <Skeleton width="100%" height={220} />
    </div>
  );
}

function VipBenefitsPage({ club }: { club: Vip }) {
  const text = usePageText();
  if (!club.own && club.levels.length === 0) {
    return <Empty scene="empty" title={text('vip.nothing')} description={text('vip.nothingText')} />;
  }
  return (
    <div className="member-center">
      <VipStanding club={club} />
      {club.levels.length > 0 && <VipLevels club={club} />}
    </div>
  );
}

/** List of all levels that expand; initially, the level after the member's level is open. */
function VipLevels({ club: { own, levels } }: { club: Vip }) {
  const text = usePageText();
  return (
    <section aria-labelledby="all-levels">
      <h2 className="member-center-title" id="all-levels">
        {text('vip.levels')}
      </h2>
      <div className="card club-levels">
        {levels.map(({ label, level, benefits }, at) => (
          <details key={label} open={at === (own?.level ?? 0)}>
            <summary>
              <b>{label}</b>
              {label === own?.label && <span className="mark">{text('vip.yours')}</span>}
              <span className="club-level">{level !== null && text('member.level', { level: String(level) })}</span>
              <Icon name="chevron-down" size={20} />
            </summary>
            <Benefits benefits={benefits} />
          </details>
        ))}
      </div>
    </section>
  );
}
