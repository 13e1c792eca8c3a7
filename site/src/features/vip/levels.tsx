/** Every level of the club, each opened by a press; the next one above the member's own is open at first. */
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { Benefits } from './benefit-list.tsx';
import type { Vip } from './parse-levels.ts';

export function VipLevels({ club: { own, levels } }: { club: Vip }) {
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
