/** Check-in page (/m/activity/signIn): daily check-in, streak, and calendar of one month (ROUTE-22, GIFT-01). */
import { useStore } from '@nanostores/react';
import { type CheckIn, mayUse, TOAST_MS, toAmount, todaysNumber, toUnits } from 'lobbykit/domain';
import { Button, Empty } from 'lobbykit/parts';
import { useLobby, useSession, useText } from 'lobbykit/react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../shared/icons/icon.tsx';
import { ActionBar } from '../../shared/layout/action-bar.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { useErrorToast } from '../../shared/overlays/use-error-toast.ts';
import { type CheckInModel, createCheckIn } from './check-in-model.ts';
import './check-in.css';
import { Calendar } from './calendar.tsx';
import { ResourcePage } from './resource-page.tsx';
import { RewardPicture } from './reward-image.tsx';
import { Rules } from './rules-dialog.tsx';
import { Streak } from './streak.tsx';

export function CheckInPage() {
  const lobby = useLobby();
  const session = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: recreates the model after a change of member
  const model = useMemo(() => createCheckIn(lobby), [lobby, session?.userName]);
  return (
    <ResourcePage resource={model} heights={[124, 152, 430]}>
      {checkIn => <CheckInView model={model} checkIn={checkIn} />}
    </ResourcePage>
  );
}

function CheckInView({ model, checkIn }: { model: CheckInModel; checkIn: CheckIn }) {
  const text = useText();
  const { config } = useLobby();
  const { at } = useStore(model.$state);
  const { dayEnds, streak, isClaimed, daily } = checkIn;
  useEffect(() => {
    if (dayEnds === null || at === undefined || dayEnds <= at) return;
    // Requests the calendar 1 s after midnight, so that the gateway's clock has passed midnight too.
    const timer = setTimeout(() => void model.again(), Math.min(dayEnds - at + 1_000, 86_400_000));
    return () => clearTimeout(timer);
  }, [model, dayEnds, at]);
  if (daily === '') return <Empty scene="empty" title={text('si.none')} description={text('si.noneText')} />;
  const row =
    streak === 0 ? text('si.rowNone') : streak === 1 ? text('si.rowOne') : text('si.row', { days: String(streak) });
  return (
    <div className="check-in">
      <Rules
        rules={[
          text('si.rule1', { zone: config.timeZone.replace(/^.*\//, '').replace(/_/g, ' ') }),
          text('si.rule2'),
          text('si.rule3'),
        ]}
      />
      <section className="check-in-banner">
        <p>{text('si.today', { day: String(todaysNumber(checkIn)) })}</p>
        <h2>{row}</h2>
        <RewardPicture name="envelope" />
      </section>
      <Streak checkIn={checkIn} />
      <Calendar checkIn={checkIn} onTurn={model.turn} />
      <ActionBar>{isClaimed ? <Done checkIn={checkIn} /> : <Claim model={model} checkIn={checkIn} />}</ActionBar>
    </div>
  );
}

function Done({ checkIn }: { checkIn: CheckIn }) {
  const text = useText();
  return (
    <p className="check-in-done" role="status">
      <Icon name="check" size={20} />
      {text('si.tomorrow', { day: String(todaysNumber(checkIn)) })}
    </p>
  );
}

function Claim({ model, checkIn }: { model: CheckInModel; checkIn: CheckIn }) {
  const text = useText();
  const money = useMoney();
  const toasts = useToasts();
  const showError = useErrorToast();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  if (!mayUse('claim', session)) {
    return (
      <p className="action-sum">
        {text('rw.guest')} <Link href="/m/trail">{text('rw.guestWay')}</Link>
      </p>
    );
  }
  const day = todaysNumber(checkIn);
  const { daily, steps } = checkIn;
  const step = steps.find(one => one.day === day)?.amount;
  const claim = async () => {
    setBusy(true);
    try {
      await model.claim();
      const sum = step ? toAmount(toUnits(daily) + toUnits(step)) : daily;
      toasts.notice(text('si.got', { sum: money.plain(sum) }), TOAST_MS);
    } catch (error) {
      await showError(error);
    } finally {
      setBusy(false);
    }
  };
  const sum = step ? `${money.plain(daily)} + ${money.plain(step)}` : money.plain(daily);
  return (
    <Button className="gold-button" busy={busy} onClick={() => void claim()}>
      {text('si.claim', { day: String(day), sum })}
    </Button>
  );
}
