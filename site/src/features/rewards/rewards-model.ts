/** Rewards of a member: available, upcoming, and claimed, and the claim request (GIFT-02). */
import type { Lobby } from 'lobbykit';
import { claimRewards, rewards } from 'lobbykit/wire';
import { createMemberResource, type MemberResource } from '../../shared/http/member-resource.ts';
import { createPaged, type Paged } from '../../shared/lists/paged-resource.ts';
import { isReady, parseRewards, type Reward } from './parse-rewards.ts';

export interface OpenRewards {
  readonly ready: readonly Reward[];
  readonly coming: readonly Reward[];
  /** Server time at which the gateway sent the response, ms since 1970. */
  readonly now: number;
}

export interface RewardsModel {
  readonly open: MemberResource<OpenRewards>;
  readonly claimed: Paged<Reward>;
  /**
   * Claims all given rewards or none. Rejects with a CallError; requests the available rewards again, even after an
   * error.
   */
  claim(ids: readonly string[]): Promise<void>;
}

type RewardLobby = Pick<Lobby, '$language' | 'call' | 'tabs'>;

export function createRewards(lobby: RewardLobby): RewardsModel {
  const open = createMemberResource<OpenRewards>(lobby, async language => {
    const { value, serverTime = Date.now() } = await lobby.call(rewards, { query: { state: 'open', language } });
    const rows = parseRewards(value.content);
    const ready = rows.filter(row => isReady(row, serverTime));
    const coming = rows.filter(({ startTime }) => startTime !== null && startTime > serverTime);
    return { data: { ready, coming, now: serverTime }, at: serverTime };
  });
  return {
    open,
    claimed: createClaimed(lobby),
    async claim(ids) {
      try {
        await lobby.call(claimRewards, { body: { rewardIds: [...ids], language: lobby.$language.get() } });
        lobby.tabs.send('wallet');
      } finally {
        await open.again();
      }
    },
  };
}

const createClaimed = (lobby: RewardLobby): Paged<Reward> =>
  createPaged(lobby, async (cursor, language) => {
    const { value, serverTime } = await lobby.call(rewards, { query: { state: 'claimed', cursor, language } });
    return { rows: parseRewards(value.content), cursor: value.cursor, at: serverTime };
  });
