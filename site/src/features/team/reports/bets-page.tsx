/** Bets of the team, filtered by member, category, state, and days; the agent can only view their details (TEAM-15). */
import { useSearch } from 'wouter';
import { BetList } from '../../records/bet-list.tsx';
import { teamBetsCsv } from '../../records/csv.ts';
import { OrderView } from '../../records/order/order.tsx';
import { orderOf, teamOrderUrl } from '../../records/order/order-url.ts';
import { AGENT_FLAGS } from '../flags.ts';
import { TeamGate } from '../team-page.tsx';
import { teamBetRecord } from '../team-records.ts';

export function TeamBetsPage() {
  const order = orderOf(useSearch());
  return (
    <TeamGate flag={AGENT_FLAGS.betting}>
      {() =>
        order ? (
          <OrderView key={order} orderNo={order} isTeams />
        ) : (
          <BetList
            name="team-bets"
            source={teamBetRecord}
            tabs={[]}
            toCsv={teamBetsCsv}
            hrefOf={teamOrderUrl}
            isTeams
          />
        )
      }
    </TeamGate>
  );
}
