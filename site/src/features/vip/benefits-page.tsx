/**
 * Benefits page (/m/member/benefits): benefits of the member's VIP level, their use, and the progress to the next level
 * (ROUTE-22, GIFT-04).
 */
import { useLobby, useSession, useText } from 'lobbykit/react';
import { vipUsage } from 'lobbykit/wire';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { createMemberResource } from '../../shared/http/member-resource.ts';
import { Icon, type IconName } from '../../shared/icons/icon.tsx';
import { isZeroAmount } from '../../shared/money/is-zero-amount.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useDays } from '../rewards/use-days.ts';
import { levelShare, parseVipUsage, type VipLevelTerms, type VipUsage } from './usage.ts';
import './benefits.css';
import { ResourcePage } from '../rewards/resource-page.tsx';
import { RewardPicture } from '../rewards/reward-image.tsx';
import { Rules } from '../rewards/rules-dialog.tsx';

export function BenefitsPage() {
  const lobby = useLobby();
  const session = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: recreates the resource after a change of member
  const resource = useMemo(
    () =>
      createMemberResource<VipUsage>(lobby, async language => {
        const { value, serverTime } = await lobby.call(vipUsage, { query: { language } });
        return { data: parseVipUsage(value), at: serverTime };
      }),
    [lobby, session?.userName],
  );
  return (
    <ResourcePage resource={resource} heights={[212, 240, 160]}>
      {use => <Use use={use} />}
    </ResourcePage>
  );
}

function Use({ use }: { use: VipUsage }) {
  const text = useText();
  const { month } = useDays();
  const { own, next, monthStarts } = use;
  const rules = <Rules rules={[text('cu.rule1'), text('cu.rule2'), text('cu.rule3')]} />;
  if (!own) {
    return (
      <section className="card club-none">
        {rules}
        <RewardPicture name="crown" />
        <h2>{text('cu.none')}</h2>
        <p>{text('cu.noneText')}</p>
        <Link className="lk-button" data-variant="line" href="/m/customer">
          {text('cu.service')}
        </Link>
      </section>
    );
  }
  return (
    <>
      {rules}
      <Level use={use} own={own} />
      <section aria-labelledby="club-used">
        <h2 className="reward-title" id="club-used">
          {text('cu.used', { month: month(monthStarts) })}
        </h2>
        <ul className="card use-list">
          <FreeWithdrawals use={use} own={own} />
          {!isZeroAmount(own.monthlyGift) && <Gift use={use} own={own} />}
          {own.benefits.map(({ title, text: description }) => (
            <UseRow key={title} icon="award" title={title} description={description} state={text('cu.always')} />
          ))}
        </ul>
      </section>
      {next && <Next own={own} next={next} />}
    </>
  );
}

function Level({ use, own }: { use: VipUsage; own: VipLevelTerms }) {
  const text = useText();
  const { levels } = use;
  return (
    <section className="card club-level-card">
      <div className="club-level-header">
        <RewardPicture name="crown" />
        <div>
          <p>{text('cu.level')}</p>
          <h2>{own.label}</h2>
        </div>
      </div>
      <ol className="level-steps" aria-label={text('cu.levels')}>
        {levels.map(({ label, level, stake }, at) => {
          const below = levels[at - 1];
          const isNext = below?.level === own.level;
          const share = level <= own.level ? 1 : isNext ? levelShare(use.staked, below.stake, stake) : 0;
          return (
            <li key={label} aria-current={level === own.level ? 'step' : undefined}>
              <i>
                <i style={{ width: `${share * 100}%` }} />
              </i>
              <span>{label}</span>
            </li>
          );
        })}
      </ol>
      <p className="level-missing">
        <Icon name="award" size={16} />
        <Missing use={use} />
      </p>
    </section>
  );
}

function Missing({ use: { next, missing, yearEnds } }: { use: VipUsage }) {
  const text = useText();
  const money = useMoney();
  const { dayBefore } = useDays();
  if (!next) return <span>{text('cu.highest')}</span>;
  if (isZeroAmount(next.stake)) return <span>{text('cu.only', { level: next.label })}</span>;
  if (isZeroAmount(missing)) return <span>{text('cu.reached', { level: next.label })}</span>;
  return <span>{text('cu.missing', { sum: money.plain(missing), day: dayBefore(yearEnds), level: next.label })}</span>;
}

interface UseRowProps {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
  /** Text after a check mark, such as "used". */
  readonly state?: string;
  readonly count?: string;
  readonly children?: ReactNode;
}

function UseRow({ icon, title, description, state, count, children }: UseRowProps) {
  return (
    <li className="use-row">
      <span className="use-icon">
        <Icon name={icon} size={20} />
      </span>
      <div>
        <div className="use-header">
          <h3>{title}</h3>
          {count && <b>{count}</b>}
          {state && (
            <span className="use-state">
              <Icon name="check" size={16} />
              {state}
            </span>
          )}
        </div>
        {children}
        {description && <p>{description}</p>}
      </div>
    </li>
  );
}

function FreeWithdrawals({ use: { freeUsed, monthEnds }, own }: { use: VipUsage; own: VipLevelTerms }) {
  const text = useText();
  const { day } = useDays();
  const max = own.freeWithdrawals;
  const used = Math.min(freeUsed, max);
  if (max === 0) return null;
  return (
    <UseRow
      icon="withdraw"
      title={text('cu.free')}
      count={text('cu.freeOf', { used: String(used), max: String(max) })}
      description={
        used === max ? text('cu.freeNone', { day: day(monthEnds) }) : text('cu.freeLeft', { left: String(max - used) })
      }
    >
      <i className="use-bar" aria-hidden="true">
        <i style={{ width: `${(used / max) * 100}%` }} />
      </i>
    </UseRow>
  );
}

function Gift({ use: { giftTime, monthEnds }, own }: { use: VipUsage; own: VipLevelTerms }) {
  const text = useText();
  const money = useMoney();
  const { day, dayBefore } = useDays();
  const sum = money.plain(own.monthlyGift);
  return (
    <UseRow
      icon="gift"
      title={text('cu.gift')}
      state={giftTime === null ? undefined : text('cu.giftDone')}
      description={
        giftTime === null
          ? text('cu.giftOpen', { sum, day: dayBefore(monthEnds) })
          : text('cu.giftWas', { sum, day: day(giftTime), next: day(monthEnds) })
      }
    />
  );
}

function Next({ own, next }: { own: VipLevelTerms; next: VipLevelTerms }) {
  const text = useText();
  const money = useMoney();
  const rows: { title: string; description: string }[] = next.benefits.map(({ title, text: description }) => ({
    title,
    description,
  }));
  if (next.freeWithdrawals > own.freeWithdrawals) {
    rows.unshift({
      title: text('cu.addFree', { count: String(next.freeWithdrawals) }),
      description: text('cu.addFreeNow', { count: String(own.freeWithdrawals) }),
    });
  }
  if (!isZeroAmount(next.monthlyGift) && next.monthlyGift !== own.monthlyGift) {
    rows.unshift({
      title: text('cu.addGift', { sum: money.plain(next.monthlyGift) }),
      description: text('cu.addGiftNow', { sum: money.plain(own.monthlyGift) }),
    });
  }
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="club-next">
      <h2 className="reward-title" id="club-next">
        {text('cu.adds', { level: next.label })}
      </h2>
      <ul className="card use-list">
        {rows.map(({ title, description }) => (
          <li key={title} className="use-row" data-locked="">
            <span className="use-icon">
              <Icon name="lock" size={20} />
            </span>
            <div>
              <h3>{title}</h3>
              {description && <p>{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
