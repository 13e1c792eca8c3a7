/** All of one promotion: banner, title, dates and what the operator wrote (PROMO-05, PROMO-06). */
import type { Promotion } from 'lobbykit/domain';
import { Image } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { shapeOf } from '../../parts/icon.tsx';
import { Rich } from '../../parts/rich.tsx';
import { PromotionPeriod } from './promotion-period.tsx';

export function PromotionArticle({ promotion }: { promotion: Promotion }) {
  const { gateway } = useLobby().config;
  const { banner, title, content } = promotion;
  return (
    <article className="card promo-article">
      <Image className="promo-image" src={banner} base={gateway} missing={shapeOf('gift')} />
      <div className="promo-text">
        <h2>{title}</h2>
        <PromotionPeriod promotion={promotion} />
        <Rich html={content} />
      </div>
    </article>
  );
}
