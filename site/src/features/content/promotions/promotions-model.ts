/**
 * Promotions, with the announcements of the group `promotion` (ANN-04). One model per lobby caches the list, so that
 * Back from a detail page shows it immediately.
 */
import type { Lobby } from 'lobbykit';
import { announcementQuery, parseAnnouncements } from 'lobbykit/domain';
import { announcements, availablePromotions } from 'lobbykit/wire';
import { createPublicContent, type PublicContent, type ReaderLobby } from '../public-content.ts';
import { announcedPromotion, type Promotions, parsePromotions } from './parse-promotions.ts';

export type PromotionsModel = PublicContent<Promotions>;

type Source = ReaderLobby & Pick<Lobby, 'call' | 'config'>;

const models = new WeakMap<Source, PromotionsModel>();

export function promotionsModel(lobby: Source): PromotionsModel {
  const model = models.get(lobby) ?? createPromotions(lobby);
  models.set(lobby, model);
  return model;
}

function createPromotions(lobby: Source): PromotionsModel {
  return createPublicContent(lobby, async () => {
    const body = announcementQuery('promotions', lobby.config.merchant, lobby.$session.get()?.token);
    const [{ value, serverTime }, response] = await Promise.all([
      lobby.call(availablePromotions),
      lobby.call(announcements, { body }),
    ]);
    const { promotions, categories } = parsePromotions(value);
    const announced = parseAnnouncements(response.value).promotions.map(announcedPromotion);
    return { data: { promotions: [...announced, ...promotions], categories }, at: serverTime };
  });
}
