/** Items tab of the points store: points balance and its value, items, and earning rates (GIFT-03). */
import { exchangeAmount, mayUse, type PointsStore, type PointsStoreItem, pointsToGo } from 'lobbykit/domain';
import { Button, Empty, Image } from 'lobbykit/parts';
import { useLobby, useSession, useText } from 'lobbykit/react';
import { useState } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { shapeOf } from '../../shared/icons/icon.tsx';
import { isZeroAmount } from '../../shared/money/is-zero-amount.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { usePoints } from '../../shared/money/use-points.ts';
import { categoryTitle } from '../games/category-menu.ts';
import { RewardPicture } from '../rewards/reward-image.tsx';
import { ExchangeSheet } from './exchange.tsx';
import { OrderSheet } from './order.tsx';
import type { PointsStoreModel } from './points-store-model.ts';

export function Shop({ model, pointsStore }: { model: PointsStoreModel; pointsStore: PointsStore }) {
  const text = useText();
  const mayClaim = mayUse('claim', useSession());
  const [exchanging, setExchanging] = useState(false);
  /** Id of the item whose dialog is open; stays set while the dialog closes. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [itemOpen, setItemOpen] = useState(false);
  const goods = pointsStore.goods.find(({ id }) => id === chosen);
  return (
    <>
      <PointsCard pointsStore={pointsStore} />
      {!mayClaim && (
        <p className="points-store-guest">
          {text('ml.guest')} <Link href="/m/trail">{text('rw.guestWay')}</Link>
        </p>
      )}
      {pointsStore.exchange && (
        <ExchangeCard
          pointsStore={pointsStore}
          onExchange={mayClaim ? () => setExchanging(true) : null}
          terms={pointsStore.exchange}
        />
      )}
      <section aria-labelledby="points-store-goods">
        <h2 className="reward-title" id="points-store-goods">
          {text('ml.goods')}
        </h2>
        {pointsStore.goods.length === 0 ? (
          <Empty scene="empty" title={text('ml.noGoods')} description={text('ml.noGoodsText')} />
        ) : (
          <ul className="points-store-goods">
            {pointsStore.goods.map(one => (
              <GoodsTile
                key={one.id}
                goods={one}
                points={pointsStore.points}
                onChoose={() => {
                  setChosen(one.id);
                  setItemOpen(true);
                }}
              />
            ))}
          </ul>
        )}
      </section>
      <Earning pointsStore={pointsStore} />
      {pointsStore.exchange && (
        <ExchangeSheet
          open={exchanging}
          model={model}
          points={pointsStore.points}
          terms={pointsStore.exchange}
          onClose={() => setExchanging(false)}
        />
      )}
      {goods && (
        <OrderSheet
          open={itemOpen}
          model={model}
          goods={goods}
          points={pointsStore.points}
          mayOrder={mayClaim}
          onClose={() => setItemOpen(false)}
        />
      )}
    </>
  );
}

function PointsCard({ pointsStore: { points, week } }: { pointsStore: PointsStore }) {
  const text = useText();
  const write = usePoints();
  return (
    <section className="card points-store-points">
      <RewardPicture name="coins" />
      <div>
        <p>{text('ml.points')}</p>
        <b>{write(points)}</b>
      </div>
      <p className="points-store-week" data-some={isZeroAmount(week) ? undefined : ''}>
        {isZeroAmount(week) ? text('ml.weekNone') : text('ml.week', { points: write(week) })}
      </p>
    </section>
  );
}

interface ExchangeCardProps {
  readonly pointsStore: PointsStore;
  readonly terms: NonNullable<PointsStore['exchange']>;
  /** Opens the exchange dialog; null if the member may not exchange points. */
  readonly onExchange: (() => void) | null;
}

function ExchangeCard({ terms, onExchange }: ExchangeCardProps) {
  const text = useText();
  const money = useMoney();
  const write = usePoints();
  const min = String(terms.min);
  return (
    <section className="card points-store-exchange">
      <RewardPicture name="chest" />
      <div>
        <h2>{text('ml.money')}</h2>
        <p>{text('ml.worth', { points: write(min), sum: money.plain(exchangeAmount(min, terms)) })}</p>
      </div>
      {onExchange && (
        <Button className="points-store-exchange-button" onClick={onExchange}>
          {text('ml.exchange')}
        </Button>
      )}
    </section>
  );
}

interface GoodsTileProps {
  readonly goods: PointsStoreItem;
  /** Points balance of the member. */
  readonly points: string;
  readonly onChoose: () => void;
}

function GoodsTile({ goods: { name, icon, points: price, stock }, points, onChoose }: GoodsTileProps) {
  const { config } = useLobby();
  const text = useText();
  const write = usePoints();
  const missing = pointsToGo(price, points);
  const isOut = stock < 1;
  return (
    <li>
      <button
        type="button"
        className="card points-store-tile"
        data-out={isOut ? '' : undefined}
        data-reach={!isOut && missing === null ? '' : undefined}
        onClick={onChoose}
      >
        <span className="points-store-picture">
          <Image src={icon} base={config.gateway} missing={shapeOf('gift')} />
          {stock === 1 && <span className="points-store-flag">{text('ml.last')}</span>}
        </span>
        <b>{name}</b>
        <span className="points-store-price">
          <strong>{text('ml.count', { points: write(price) })}</strong>
          <span>
            {isOut
              ? text('ml.soldOut')
              : missing === null
                ? text('ml.left', { count: write(String(stock)) })
                : text('ml.toGo', { points: write(missing) })}
          </span>
        </span>
      </button>
    </li>
  );
}

function Earning({ pointsStore: { rates } }: { pointsStore: PointsStore }) {
  const text = useText();
  const pageText = usePageText();
  const money = useMoney();
  return (
    <section aria-labelledby="points-store-earn">
      <h2 className="reward-title" id="points-store-earn">
        {text('ml.earn')}
      </h2>
      {rates.length === 0 ? (
        <p className="card points-store-none">{text('ml.noRates')}</p>
      ) : (
        <ul className="card points-store-rates">
          {rates.map(({ category, stake }) => (
            <li key={category}>
              <b>{pageText(categoryTitle(category))}</b>
              <span>{text('ml.rate', { sum: money.plain(stake) })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
