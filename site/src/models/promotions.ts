/** Promotions, and the category somebody looks at: one model per lobby, so that who comes back from a detail finds the list as it was. */
import type { Lobby } from 'lobbykit';
import { type Promotions, readPromotions } from 'lobbykit/domain';
import { availablePromotions } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';
import { ALL_PROMOTIONS } from '../rules/promotions.ts';
import { createPublished, type Published, type ReaderLobby } from './published.ts';

export interface PromotionsModel extends Published<Promotions> {
  /** Id of the chosen category, the first entry at first (PROMO-12). */
  readonly $category: ReadableAtom<string>;
  choose(category: string): void;
}

type Source = ReaderLobby & Pick<Lobby, 'call'>;

const models = new WeakMap<Source, PromotionsModel>();

export function promotionsModel(lobby: Source): PromotionsModel {
  const model = models.get(lobby) ?? createPromotions(lobby);
  models.set(lobby, model);
  return model;
}

function createPromotions(lobby: Source): PromotionsModel {
  const $category = atom(ALL_PROMOTIONS);
  const published = createPublished(lobby, async () => {
    const { value, serverTime } = await lobby.call(availablePromotions);
    return { data: readPromotions(value), at: serverTime };
  });
  return { ...published, $category, choose: category => $category.set(category) };
}
