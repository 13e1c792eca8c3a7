/** Promotions: one model per lobby, so that who comes back from a detail finds the list at once. */
import type { Lobby } from 'lobbykit';
import { type Promotions, readPromotions } from 'lobbykit/domain';
import { availablePromotions } from 'lobbykit/wire';
import { createPublished, type Published, type ReaderLobby } from './published.ts';

export type PromotionsModel = Published<Promotions>;

type Source = ReaderLobby & Pick<Lobby, 'call'>;

const models = new WeakMap<Source, PromotionsModel>();

export function promotionsModel(lobby: Source): PromotionsModel {
  const model = models.get(lobby) ?? createPromotions(lobby);
  models.set(lobby, model);
  return model;
}

function createPromotions(lobby: Source): PromotionsModel {
  return createPublished(lobby, async () => {
    const { value, serverTime } = await lobby.call(availablePromotions);
    return { data: readPromotions(value), at: serverTime };
  });
}
