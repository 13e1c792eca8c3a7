/** /m/mall/mallHome: points, goods for them, the exchange into play money, orders and history (ROUTE-22, GIFT-03, GIFT-05). */
import { useStore } from '@nanostores/react';
import { Tabs } from 'lobbykit/parts';
import { useLobby, useSession, useText } from 'lobbykit/react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { createMall } from '../../models/mall/mall.ts';
import { useWorded } from '../../parts/loading/use-worded.ts';
import { FlagGate } from '../../parts/member/flag-gate.tsx';
import { MALL_PATH, mallAddress, mallTabOf } from '../../rules/mall/address.ts';
import { AskedPage } from './asked-page.tsx';
import { History, Orders } from './mall-lists.tsx';
import { Shop } from './mall-shop.tsx';
import { Rules } from './rules.tsx';
import { MALL_TEXTS } from './texts.ts';
import '../../styles/mall/mall.css';
import '../../styles/mall/lists.css';

const Waiting = () => <div className="rewards" aria-busy="true" />;

export const MallPage = () => (
  <FlagGate flag="PTSYS3" waiting={<Waiting />}>
    {() => <Mall />}
  </FlagGate>
);

function Mall() {
  const lobby = useLobby();
  const session = useSession();
  const text = useText();
  const worded = useWorded(MALL_TEXTS);
  const [, navigate] = useLocation();
  const tab = mallTabOf(useSearch());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member has other points
  const model = useMemo(() => createMall(lobby), [lobby, session?.userName]);
  // Points and goods stay while another tab is looked at.
  useStore(model.mall.$state);
  if (!worded) return <Waiting />;
  const toShop = () => navigate(MALL_PATH, { replace: true });
  return (
    <div className="mall">
      <Rules rules={[text('ml.rule1'), text('ml.rule2'), text('ml.rule3')]} />
      <Tabs
        className="lk-tabs mall-tabs"
        label={text('ml.tabs')}
        tabs={[
          { id: 'shop', label: text('ml.shop') },
          { id: 'orders', label: text('ml.orders') },
          { id: 'history', label: text('ml.history') },
        ]}
        selected={tab}
        prefix="mall"
        panel="mall-panel"
        onSelect={id => navigate(mallAddress(id), { replace: true })}
      />
      <div id="mall-panel" role="tabpanel" aria-labelledby={`mall-${tab}`}>
        {tab === 'shop' && (
          <AskedPage asked={model.mall} heights={[92, 84, 540]}>
            {mall => <Shop model={model} mall={mall} />}
          </AskedPage>
        )}
        {tab === 'orders' && (
          <AskedPage asked={model.orders} heights={[320]}>
            {pages => <Orders pages={pages} onMore={model.orders.more} onShop={toShop} />}
          </AskedPage>
        )}
        {tab === 'history' && (
          <AskedPage asked={model.history} heights={[480]}>
            {pages => <History pages={pages} onMore={model.history.more} onShop={toShop} />}
          </AskedPage>
        )}
      </div>
    </div>
  );
}
