/** One promotion of the list; a tap anywhere on it leads to its detail (PROMO-02, PROMO-03). */
import { Image } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { Link } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon, shapeOf } from '../../../shared/icons/icon.tsx';
import type { Promotion } from './parse-promotions.ts';
import { PromotionPeriod } from './promotion-period.tsx';
import { promotionPath } from './promotion-rules.ts';

export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { gateway } = useLobby().config;
  const text = usePageText();
  const { cover, title } = promotion;
  return (
    <article className="card promo">
      <Image className="promo-image" src={cover} base={gateway} missing={shapeOf('gift')} />
      <div className="promo-footer">
        <h2>{title}</h2>
        <PromotionPeriod promotion={promotion} />
        {/* The only control of the card; its area covers all of it. */}
        <Link href={promotionPath(promotion)} className="promo-more" aria-label={text('promotion.moreOf', { title })}>
          {text('promotion.more')}
          <Icon name="chevron-right" size={16} />
        </Link>
      </div>
    </article>
  );
}
