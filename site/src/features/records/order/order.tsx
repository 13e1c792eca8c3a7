/** Bet details: outcome, numbers, draw result, and a link to the game (BOOK-04). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { parseWinningNumber, shortDate, timeOfDay, toAmount, toUnits, zonedTime } from 'lobbykit/domain';
import { Alert, Button, Countdown, Empty, Image, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { ERROR_CODES } from 'lobbykit/wire';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { useTextsLoaded } from '../../../shared/i18n/use-texts-loaded.ts';
import { gainClass, Money } from '../../../shared/money/amount-text.tsx';
import { useErrorToast } from '../../../shared/overlays/use-error-toast.ts';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import { Facts } from '../../../shared/ui/facts.tsx';
import { ReceiptDetails } from '../receipt/receipt.tsx';
import { RECEIPT_TEXTS } from '../receipt/texts.ts';
import { betAppearance, betStateKey } from '../states.ts';
import { createOrder, type OpenedBet } from './order-model.ts';
import './order.css';
import './order-numbers.css';
import '../list/records.css';
import '../rows.css';
import { StateText } from '../state-text.tsx';
import { OrderNumbers } from './order-numbers.tsx';
import { OrderResult } from './order-result.tsx';

export interface OrderViewProps {
  readonly orderNo: string;
  /** True for the bet of a downline member, which the agent cannot change (TEAM-15). */
  readonly isTeams?: boolean;
}

export function OrderView({ orderNo, isTeams = false }: OrderViewProps) {
  const lobby = useLobby();
  const text = usePageText();
  const kitText = useText();
  const [, navigate] = useLocation();
  const model = useMemo(() => createOrder(lobby, orderNo, { isTeams }), [lobby, orderNo, isTeams]);
  const textsLoaded = useTextsLoaded(RECEIPT_TEXTS);
  const { bet, error, cancelling, cancelError } = useStore(model.$state);
  if (!bet && error) {
    const isUnknown = error.code === ERROR_CODES.orderUnknown;
    return (
      <Empty
        className="lk-empty records-none"
        scene={isUnknown ? 'none' : error.kind === 'offline' ? 'offline' : 'error'}
        title={text(isUnknown ? 'order.none' : 'order.failed')}
        description={isUnknown ? text('order.noneText') : errorText(error, kitText)}
        action={text(isUnknown ? 'order.toList' : 'failed.retry')}
        onAction={
          isUnknown
            ? () => navigate(isTeams ? '/m/teamBetting' : '/m/gameRecord', { replace: true })
            : model.actions.refresh
        }
      />
    );
  }
  if (!bet || !textsLoaded) return <OrderWaiting />;
  return (
    <div className="order">
      <OrderHeader bet={bet} />
      {cancelError && <Alert>{errorText(cancelError, kitText)}</Alert>}
      {bet.numbers.length > 0 && <OrderNumbers bet={bet} cancelling={cancelling} onCancel={model.actions.cancel} />}
      {bet.result && <OrderResult levels={parseWinningNumber(bet.result)} bet={bet} />}
      {bet.symbols.length > 0 && <Outcome title={text('order.reels')} parts={bet.symbols} />}
      {bet.dice && <Dice {...bet.dice} />}
      {bet.receipt ? <ReceiptDetails receipt={bet.receipt} /> : <OrderFacts bet={bet} />}
      {!isTeams && <Again bet={bet} />}
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Returns a formatter for date and time in the merchant's time zone, such as `Thu 19 Nov, 17:42`. */
function useDateTime(): (at: number | null) => string {
  const { tag, zone, ahead } = useDateFormat();
  return at => (at === null ? '' : `${shortDate(at, tag, zone)}, ${zonedTime(at, tag, zone, ahead(at))}`);
}

function OrderHeader({ bet }: { bet: OpenedBet }) {
  const { config, clock } = useLobby();
  const text = usePageText();
  const kitText = useText();
  const { tag, zone } = useDateFormat();
  const { state, numbers, canCancel, closeAt, drawAt, at } = bet;
  const live = numbers.filter(({ state }) => state !== 'cancelled');
  const stake = toUnits(bet.stake) - toUnits(bet.cancelled);
  const isBack = state === 'refunded' || state === 'cancelled';
  const best = live.reduce((max, { stake, odds }) => {
    const win = toUnits(stake) * BigInt(odds ?? 0);
    return win > max ? win : max;
  }, 0n);
  const net = toAmount(isBack ? 0n : toUnits(bet.win) - stake);
  const right = numbers.filter(({ state }) => state === 'won').length;
  const moment = useDateTime()(drawAt ?? at);
  return (
    <article className="card order-header">
      <header>
        <Image src={bet.icon} base={config.gateway} className="record-picture" />
        <div className="record-words">
          <h2>{bet.name || text('records.unknownGame')}</h2>
          <p className="record-more">
            {bet.drawNumber
              ? text('order.draw', { numero: bet.drawNumber, time: moment })
              : text('order.round', { time: moment })}
          </p>
        </div>
        <StateText variant={betAppearance(state)} label={text(betStateKey(state))} pill />
      </header>
      <div className="order-large">
        <p>
          <span className="record-more">{text(state === 'won' ? 'records.won' : 'records.staked')}</span>
          <Money amount={state === 'won' ? bet.win : bet.stake} className={state === 'won' ? 'order-win' : undefined} />
        </p>
        {canCancel && closeAt !== null && (
          <div className="order-close">
            <span className="record-more">{text('order.closes')}</span>
            <Countdown
              clock={clock}
              spec={{ onSale: true, closeAt: null, drawAt: closeAt }}
              label={text('order.closes')}
              day={kitText('count.day')}
              className="order-count notranslate"
            />
          </div>
        )}
      </div>
      <dl className="order-three">
        {state === 'won' && (
          <Fact label={text('records.staked')}>
            <Money amount={toAmount(stake)} />
          </Fact>
        )}
        {state === 'waiting' ? (
          <Fact label={text('order.canWin')}>
            <Money amount={toAmount(best)} />
          </Fact>
        ) : (
          <Fact label={text('order.difference')}>
            <Money amount={net} signed className={gainClass(net)} />
          </Fact>
        )}
        {numbers.length > 0 && (
          <Fact label={text(state === 'waiting' ? 'order.open' : 'order.right')}>
            {text('order.rightOf', {
              right: String(state === 'waiting' ? live.length : right),
              count: String(numbers.length),
            })}
          </Fact>
        )}
        <Fact label={text('order.placed')}>{timeOfDay(at, tag, zone)}</Fact>
      </dl>
    </article>
  );
}

/** Outcome of a game round, such as the symbols of a slot. */
function Outcome({ title, parts }: { title: string; parts: readonly string[] }) {
  return (
    <section className="order-part">
      <h2>{title}</h2>
      <ul className="card order-reels">
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a symbol has no identity but its position
          <li key={place}>{part}</li>
        ))}
      </ul>
    </section>
  );
}

function Dice({ roll, side, payout }: NonNullable<OpenedBet['dice']>) {
  const text = usePageText();
  const bet = text(side === 'over' ? 'order.diceHigh' : 'order.diceLow', { payout: String(payout) });
  return <Outcome title={text('order.dice')} parts={[String(roll).padStart(2, '0'), bet]} />;
}

/** Facts about a downline member's bet, which has no receipt for the agent. */
function OrderFacts({ bet: { orderNo, at, settledAt, userName } }: { bet: OpenedBet }) {
  const text = usePageText();
  const moment = useDateTime();
  return (
    <Facts
      rows={[
        userName !== '' && { label: text('records.member'), value: userName },
        { label: text('records.number'), value: orderNo },
        at !== null && { label: text('order.placed'), value: moment(at) },
        settledAt !== null && { label: text('order.settled'), value: moment(settledAt) },
      ]}
    />
  );
}

/** Link to play the game again; hidden if the game no longer exists. */
function Again({ bet }: { bet: OpenedBet }) {
  const lobby = useLobby();
  const text = usePageText();
  const showError = useErrorToast();
  const { name, vendor, gameId, gameCode, nodeId, category } = bet;
  if (!name || !vendor) return null;
  const game = {
    name,
    vendor,
    gameId,
    code: gameCode,
    nodeId: nodeId || undefined,
    kind: category,
    prizeMode: gameCode ? 'Lott' : undefined,
  };
  return (
    <Button variant="line" className="order-again" onClick={() => void lobby.launch(game).catch(showError)}>
      {text('order.again')}
    </Button>
  );
}

function OrderWaiting() {
  const text = usePageText();
  return (
    <div className="order" role="status" aria-label={text('records.loading')}>
      <div className="card order-header lk-pulse">
        <Skeleton width="70%" height={40} />
        <Skeleton width={160} height={34} />
        <Skeleton width="100%" height={40} />
      </div>
      <div className="card order-header lk-pulse">
        <Skeleton width="100%" height={96} />
      </div>
    </div>
  );
}
