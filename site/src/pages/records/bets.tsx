/** The betting record: tickets and rounds of games in one list, each of which opens (ROUTE-23, BOOK-03). */
import { betRecord } from 'lobbykit/forms';
import { useSearch } from 'wouter';
import { BetList } from '../../parts/records/bet-list.tsx';
import { FlagGate } from '../../parts/records/gate.tsx';
import { OrderView } from '../../parts/records/order.tsx';
import { BETS_FLAG, tabsOf } from '../../rules/records/address.ts';
import { betsCsv } from '../../rules/records/csv.ts';
import { orderAddress, orderOf } from '../../rules/records/order-address.ts';

export function BetRecordPage() {
  const order = orderOf(useSearch());
  return (
    <FlagGate flag={BETS_FLAG}>
      {flags =>
        order ? (
          <OrderView key={order} orderNo={order} />
        ) : (
          <BetList name="bets" source={betRecord} tabs={tabsOf(flags)} toCsv={betsCsv} addressOf={orderAddress} />
        )
      }
    </FlagGate>
  );
}
