/** Detail of a promotion: banner, title, dates, operator's text, and action button (PROMO-05, PROMO-06). */
import { Image } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { shapeOf } from '../../../shared/icons/icon.tsx';
import { Rich } from '../../../shared/ui/rich-text.tsx';
import { PlaceLink } from '../place-link.tsx';
import type { Promotion } from './parse-promotions.ts';
import { PromotionPeriod } from './promotion-period.tsx';

export function PromotionArticle({ promotion }: { promotion: Promotion }) {
  const { gateway } = useLobby().config;
  const text = usePageText();
  const { banner, title, content, link } = promotion;
  return (
    <article className="card promo-article">
      <Image className="promo-image" src={banner} base={gateway} missing={shapeOf('gift')} />
      <div className="promo-text">
        <h2>{title}</h2>
        <PromotionPeriod promotion={promotion} />
        <Rich html={content} />
        <PlaceLink to={link} className="promo-action">
          {text('promotion.action')}
        </PlaceLink>
      </div>
    </article>
  );
}
