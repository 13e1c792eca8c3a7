/** Bets of the team, by member, category, state and days; each opens as one's own does, without a way to take it back (TEAM-15). */
import { teamBetRecord } from 'lobbykit/forms';
import { useSearch } from 'wouter';
import { TeamGate } from '../../parts/agent/team-page.tsx';
import { BetList } from '../../parts/records/bet-list.tsx';
import { OrderView } from '../../parts/records/order.tsx';
import { AGENT_FLAGS } from '../../rules/agent/flags.ts';
import { teamBetsCsv } from '../../rules/records/csv.ts';
import { orderOf, teamOrderAddress } from '../../rules/records/order-address.ts';

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
            addressOf={teamOrderAddress}
            isTeams
          />
        )
      }
    </TeamGate>
  );
}
