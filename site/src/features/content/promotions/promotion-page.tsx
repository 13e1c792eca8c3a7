/** Detail page of the promotion whose id is in the query (PROMO-03, PROMO-05). */
import { useStore } from '@nanostores/react';
import { Empty } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useLocation, useSearch } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { SilentBoundary } from '../../../shared/loading/section-boundary.tsx';
import { findPromotion } from './promotion-list.ts';
import { promotionsModel } from './promotions-model.ts';
import './promotions.css';
import { PromotionArticle } from './promotion-article.tsx';
import { PromotionsFailed, PromotionsWaiting } from './promotions-empty.tsx';

export function PromotionDetailPage() {
  return (
    // If the content fails to render, the page is empty, without an error message (PROMO-07).
    <SilentBoundary>
      <PromotionDetail />
    </SilentBoundary>
  );
}

function PromotionDetail() {
  const model = promotionsModel(useLobby());
  const text = usePageText();
  const search = useSearch();
  const [, navigate] = useLocation();
  const { data, error } = useStore(model.$state);
  if (!data) {
    if (error) return <PromotionsFailed error={error} onRetry={() => void model.retry()} />;
    return <PromotionsWaiting variant="detail" />;
  }
  const promotion = findPromotion(data.promotions, search);
  if (!promotion) {
    return (
      <Empty
        className="lk-empty promo-none"
        scene="none"
        title={text('promotion.unknown')}
        description={text('promotion.unknownText')}
        action={text('promotion.toAll')}
        onAction={() => navigate('/m/activity')}
      />
    );
  }
  return (
    <div className="promos">
      <PromotionArticle promotion={promotion} />
    </div>
  );
}
