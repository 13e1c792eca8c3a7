/** Card with the member's VIP level, its position among all levels, and its benefits. */
import { Link } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { Benefits } from './benefit-list.tsx';
import type { Vip } from './parse-levels.ts';

export function VipStanding({ club: { own, levels } }: { club: Vip }) {
  const text = usePageText();
  if (!own) {
    return (
      <section className="card club-card">
        <span className="club-mark" data-none="">
          <Icon name="crown" />
        </span>
        <div>
          <h2 className="club-name">{text('vip.none')}</h2>
          <p className="club-words">{text('vip.noneText')}</p>
        </div>
      </section>
    );
  }
  const level = own.level;
  return (
    <>
      <section className="card club-card">
        <span className="club-mark">
          <Icon name="crown" />
        </span>
        <div>
          <p className="club-words">{text('vip.yours')}</p>
          <h2 className="club-name">{own.label}</h2>
          {level !== null && <p className="club-words">{text('member.level', { level: String(level) })}</p>}
        </div>
        {level !== null && levels.length > 1 && (
          <span className="club-steps" aria-hidden="true">
            {levels.map((one, at) => (
              <i key={one.label} data-reached={at < level ? '' : undefined} />
            ))}
          </span>
        )}
      </section>
      <section aria-labelledby="own-benefits">
        <h2 className="member-center-title" id="own-benefits">
          {text('vip.benefits')}
        </h2>
        <div className="card">
          {own.benefits.length > 0 && <Benefits benefits={own.benefits} />}
          <Link className="club-terms" href="/m/member/benefits">
            {text('vip.terms')}
            <Icon name="chevron-right" size={20} />
          </Link>
        </div>
      </section>
    </>
  );
}
