/** Betting record: lottery tickets and game rounds in one list with details (ROUTE-23, BOOK-03). */
import { useSearch } from 'wouter';
import { BetList } from './bet-list.tsx';
import { betsCsv } from './csv.ts';
import { FlagGate } from './list/gate.tsx';
import { BETS_FLAG, tabsOf } from './list/record-tabs.ts';
import { OrderView } from './order/order.tsx';
import { orderOf, orderUrl } from './order/order-url.ts';
import { betRecord } from './record-sources.ts';

export function BetRecordPage() {
  const order = orderOf(useSearch());
  return (
    <FlagGate flag={BETS_FLAG}>
      {flags =>
        order ? (
          <OrderView key={order} orderNo={order} />
        ) : (
          <BetList name="bets" source={betRecord} tabs={tabsOf(flags)} toCsv={betsCsv} hrefOf={orderUrl} />
        )
      }
    </FlagGate>
  );
}
