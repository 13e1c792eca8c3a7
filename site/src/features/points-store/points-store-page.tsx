/**
 * Points store (/m/mall/mallHome): points, items, exchange for play money, orders, and points ledger (ROUTE-22,
 * GIFT-03, GIFT-05).
 */
import { useStore } from '@nanostores/react';
import type { TextBundles } from 'lobbykit';
import { Tabs } from 'lobbykit/parts';
import { useLobby, useSession, useText } from 'lobbykit/react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTextsLoaded } from '../../shared/i18n/use-texts-loaded.ts';
import { FlagGate } from '../../shared/layout/flag-gate.tsx';
import { ResourcePage } from '../rewards/resource-page.tsx';
import { Rules } from '../rewards/rules-dialog.tsx';
import { History, Orders } from './lists.tsx';
import { createPointsStore } from './points-store-model.ts';
import { Shop } from './shop.tsx';
import './points-store.css';
import './lists.css';

export const POINTS_STORE_PATH = '/m/mall/mallHome';

const LISTS = ['orders', 'history'] as const;

/** Tab of the points store: the items (`shop`), the member's orders, or the points ledger. */
type PointsStoreTab = 'shop' | (typeof LISTS)[number];

/** Returns the tab in the query; `shop` without one. */
export function pointsStoreTabOf(search: string): PointsStoreTab {
  const requested = new URLSearchParams(search).get('show');
  return LISTS.find(tab => tab === requested) ?? 'shop';
}

/** Returns the URL of a tab. */
export const pointsStoreUrl = (tab: string): string =>
  tab === 'shop' ? POINTS_STORE_PATH : `${POINTS_STORE_PATH}?show=${tab}`;

/** Points store texts by language. They load with the page, not with the texts that every first visit loads. */
const POINTS_STORE_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).pointsStore],
  ['PT', async () => (await import('./texts.pt.ts')).pointsStore],
  ['VI', async () => (await import('./texts.vi.ts')).pointsStore],
]);

const Waiting = () => <div className="rewards" aria-busy="true" />;

export const PointsStorePage = () => (
  <FlagGate flag="PTSYS3" waiting={<Waiting />}>
    {() => <Mall />}
  </FlagGate>
);

function Mall() {
  const lobby = useLobby();
  const session = useSession();
  const text = useText();
  const textsLoaded = useTextsLoaded(POINTS_STORE_TEXTS);
  const [, navigate] = useLocation();
  const tab = pointsStoreTabOf(useSearch());
  // biome-ignore lint/correctness/useExhaustiveDependencies: recreates the model after a change of member
  const model = useMemo(() => createPointsStore(lobby), [lobby, session?.userName]);
  // Subscribes to points and items, so that they stay loaded while another tab is open.
  useStore(model.pointsStore.$state);
  if (!textsLoaded) return <Waiting />;
  const toShop = () => navigate(POINTS_STORE_PATH, { replace: true });
  return (
    <div className="mall">
      <Rules rules={[text('ml.rule1'), text('ml.rule2'), text('ml.rule3')]} />
      <Tabs
        className="lk-tabs points-store-tabs"
        label={text('ml.tabs')}
        tabs={[
          { id: 'shop', label: text('ml.shop') },
          { id: 'orders', label: text('ml.orders') },
          { id: 'history', label: text('ml.history') },
        ]}
        selected={tab}
        prefix="mall"
        panel="points-store-panel"
        onSelect={id => navigate(pointsStoreUrl(id), { replace: true })}
      />
      <div id="points-store-panel" role="tabpanel" aria-labelledby={`mall-${tab}`}>
        {tab === 'shop' && (
          <ResourcePage resource={model.pointsStore} heights={[92, 84, 540]}>
            {pointsStore => <Shop model={model} pointsStore={pointsStore} />}
          </ResourcePage>
        )}
        {tab === 'orders' && (
          <ResourcePage resource={model.orders} heights={[320]}>
            {pages => <Orders pages={pages} onMore={model.orders.more} onShop={toShop} />}
          </ResourcePage>
        )}
        {tab === 'history' && (
          <ResourcePage resource={model.history} heights={[480]}>
            {pages => <History pages={pages} onMore={model.history.more} onShop={toShop} />}
          </ResourcePage>
        )}
      </div>
    </div>
  );
}
