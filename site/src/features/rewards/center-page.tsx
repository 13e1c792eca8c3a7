/** Reward center (/m/rewardCenter): available, upcoming, and claimed rewards (ROUTE-22, GIFT-02, GIFT-05). */
import { useStore } from '@nanostores/react';
import { mayUse, TOAST_MS } from 'lobbykit/domain';
import { Button, Empty, Image, Tabs } from 'lobbykit/parts';
import { useLobby, useSession, useText } from 'lobbykit/react';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useTextsLoaded } from '../../shared/i18n/use-texts-loaded.ts';
import { Icon, shapeOf } from '../../shared/icons/icon.tsx';
import { FlagGate } from '../../shared/layout/flag-gate.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { useErrorToast } from '../../shared/overlays/use-error-toast.ts';
import { daysUntil, type Reward, sumOf, timeLeft } from './parse-rewards.ts';
import { createRewards, type OpenRewards, type RewardsModel } from './rewards-model.ts';
import './center.css';
import { ResourcePage } from './resource-page.tsx';
import { RewardPicture } from './reward-image.tsx';
import { Rules } from './rules-dialog.tsx';
import { REWARD_TEXTS } from './texts.ts';
import { useDays } from './use-days.ts';

const PATH = '/m/rewardCenter';

export const RewardCenterPage = () => (
  <FlagGate flag="REWCEN3" waiting={<div className="rewards" aria-busy="true" />}>
    {() => <Center />}
  </FlagGate>
);

function Center() {
  const lobby = useLobby();
  const session = useSession();
  const text = useText();
  const textsLoaded = useTextsLoaded(REWARD_TEXTS);
  const [, navigate] = useLocation();
  const shown = new URLSearchParams(useSearch()).get('show') === 'claimed' ? 'claimed' : 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: recreates the model after a change of member
  const model = useMemo(() => createRewards(lobby), [lobby, session?.userName]);
  const { data } = useStore(model.open.$state);
  if (!textsLoaded) return <div className="rewards" aria-busy="true" />;
  const count = data?.ready.length ?? 0;
  return (
    <div className="reward-center">
      <Rules rules={[text('rc.rule1'), text('rc.rule2'), text('rc.rule3')]} />
      <Tabs
        className="lk-tabs reward-tabs"
        label={text('rc.tabs')}
        tabs={[
          { id: 'open', label: count > 0 ? text('rc.openCount', { count: String(count) }) : text('rc.open') },
          { id: 'claimed', label: text('rc.claimed') },
        ]}
        selected={shown}
        prefix="rewards"
        panel="rewards-panel"
        onSelect={id => navigate(id === 'claimed' ? `${PATH}?show=claimed` : PATH, { replace: true })}
      />
      <div id="rewards-panel" role="tabpanel" aria-labelledby={`rewards-${shown}`}>
        {shown === 'open' ? (
          <ResourcePage resource={model.open} heights={[92, 280, 180]}>
            {open => <Open model={model} open={open} />}
          </ResourcePage>
        ) : (
          <ResourcePage resource={model.claimed} heights={[360]}>
            {({ rows, cursor }) => <Claimed rows={rows} onMore={cursor === null ? null : model.claimed.more} />}
          </ResourcePage>
        )}
      </div>
    </div>
  );
}

function Open({ model, open }: { model: RewardsModel; open: OpenRewards }) {
  const text = useText();
  const money = useMoney();
  const toasts = useToasts();
  const showError = useErrorToast();
  const session = useSession();
  /** Ids of the rewards whose claim request is in flight. */
  const [claiming, setClaiming] = useState<readonly string[]>([]);
  const { ready, coming, now } = open;
  const mayClaim = mayUse('claim', session);
  const claim = async (rewards: readonly Reward[]) => {
    setClaiming(rewards.map(({ id }) => id));
    try {
      await model.claim(rewards.map(({ id }) => id));
      toasts.notice(text('si.got', { sum: money.plain(sumOf(rewards)) }), TOAST_MS);
    } catch (error) {
      await showError(error);
    } finally {
      setClaiming([]);
    }
  };
  if (ready.length === 0 && coming.length === 0) {
    return <Empty scene="empty" title={text('rc.none')} description={text('rc.noneText')} />;
  }
  return (
    <>
      {ready.length > 0 && (
        <section className="card reward-sum">
          <RewardPicture name="chest" />
          <div>
            <p>{text('rc.waiting')}</p>
            <b>{money.full(sumOf(ready))}</b>
          </div>
        </section>
      )}
      {ready.length > 1 && mayClaim && (
        <Button busy={claiming.length > 1} onClick={() => void claim(ready)}>
          {text('rc.claimAll', { count: String(ready.length) })}
        </Button>
      )}
      {!mayClaim && (
        <p className="reward-guest">
          {text('rw.guest')} <Link href="/m/trail">{text('rw.guestWay')}</Link>
        </p>
      )}
      {ready.length > 0 && (
        <RewardGroup id="ready" title={text('rc.ready')}>
          {ready.map(reward => (
            <RewardRow key={reward.id} reward={reward} texts={<Until at={reward.endTime} now={now} />}>
              {mayClaim && (
                <Button
                  className="soft-button"
                  label={text('rc.claimOne', { title: reward.title })}
                  busy={claiming.includes(reward.id)}
                  onClick={() => void claim([reward])}
                >
                  {text('rw.claim')}
                </Button>
              )}
            </RewardRow>
          ))}
        </RewardGroup>
      )}
      {coming.length > 0 && (
        <RewardGroup id="coming" title={text('rc.coming')}>
          {coming.map(reward => (
            <RewardRow key={reward.id} reward={reward} texts={<From at={reward.startTime} />}>
              <span className="reward-lock">
                <Icon name="lock" size={16} />
                {text('rc.days', { count: String(daysUntil(reward.startTime ?? now, now)) })}
              </span>
            </RewardRow>
          ))}
        </RewardGroup>
      )}
    </>
  );
}

function Claimed({ rows, onMore }: { rows: readonly Reward[]; onMore: (() => void) | null }) {
  const text = useText();
  const { day } = useDays();
  const [, navigate] = useLocation();
  if (rows.length === 0) {
    return (
      <Empty
        scene="empty"
        title={text('rc.noneClaimed')}
        description={text('rc.noneClaimedText')}
        action={text('rc.see')}
        onAction={() => navigate(PATH, { replace: true })}
      />
    );
  }
  return (
    <>
      <ul className="card reward-rows">
        {rows.map(reward => (
          <RewardRow key={reward.id} reward={reward} texts={text('rc.claimedOn', { day: day(reward.claimTime) })}>
            <span className="reward-done">
              <Icon name="check" size={16} />
              {text('cu.giftDone')}
            </span>
          </RewardRow>
        ))}
      </ul>
      {onMore && (
        <Button variant="line" onClick={onMore}>
          {text('rc.more')}
        </Button>
      )}
    </>
  );
}

const RewardGroup = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={`rewards-${id}`}>
    <h2 className="reward-title" id={`rewards-${id}`}>
      {title}
    </h2>
    <ul className="card reward-rows">{children}</ul>
  </section>
);

interface RewardRowProps {
  readonly reward: Reward;
  readonly texts: ReactNode;
  readonly children: ReactNode;
}

function RewardRow({ reward: { title, icon, amount }, texts, children }: RewardRowProps) {
  const money = useMoney();
  const { config } = useLobby();
  return (
    <li className="reward-row">
      <Image className="reward-picture" src={icon} base={config.gateway} missing={shapeOf('gift')} />
      <div>
        <b>{money.plain(amount)}</b>
        <p>{title}</p>
        <p>{texts}</p>
      </div>
      {children}
    </li>
  );
}

function Until({ at, now }: { at: number | null; now: number }) {
  const text = useText();
  const { day } = useDays();
  const left = at === null ? null : timeLeft(at, now);
  if (at === null) return text('rc.always');
  if (!left) return text('rc.until', { day: day(at - 1) });
  return (
    <span className="reward-soon">
      {text('rc.closes', { hours: String(left.hours), minutes: String(left.minutes) })}
    </span>
  );
}

function From({ at }: { at: number | null }) {
  const text = useText();
  const { day } = useDays();
  return text('rc.from', { day: day(at) });
}
