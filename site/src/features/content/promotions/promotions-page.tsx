/** List of promotions by category (PROMO-01..04, PROMO-12). */
import { useStore } from '@nanostores/react';
import { Empty, Image, Tabs } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useId, useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon, shapeOf } from '../../../shared/icons/icon.tsx';
import { SilentBoundary } from '../../../shared/loading/section-boundary.tsx';
import type { Promotion, Promotions } from './parse-promotions.ts';
import { PromotionArticle } from './promotion-article.tsx';
import { ALL_PROMOTIONS, categoryQuery, promotionList, promotionPath } from './promotion-list.ts';
import { PromotionPeriod } from './promotion-period.tsx';
import { PromotionsFailed, PromotionsWaiting } from './promotions-empty.tsx';
import { promotionsModel } from './promotions-model.ts';
import './promotions.css';

export function PromotionsPage() {
  return (
    // If the content fails to render, the page is empty, without an error message (PROMO-07).
    <SilentBoundary>
      <PromotionsView />
    </SilentBoundary>
  );
}

function PromotionsView() {
  const model = promotionsModel(useLobby());
  const { data, error } = useStore(model.$state);
  if (data) return <PromotionList data={data} />;
  if (error) return <PromotionsFailed error={error} onRetry={() => void model.retry()} />;
  return <PromotionsWaiting variant="list" />;
}

function PromotionList({ data }: { data: Promotions }) {
  const text = usePageText();
  const search = useSearch();
  const panel = useId();
  const [path, navigate] = useLocation();
  const { category, opened, cards } = useMemo(() => promotionList(data, search), [data, search]);
  // Replaces the history entry, so that Back leaves the page instead of returning to the previous category.
  const choose = (id: string) => navigate(path + categoryQuery(search, id), { replace: true });
  if (data.promotions.length === 0) {
    return (
      <Empty
        className="lk-empty promo-none"
        scene="empty"
        title={text('promotion.none')}
        description={text('promotion.noneText')}
      />
    );
  }
  return (
    <>
      <Tabs
        className="lk-tabs promo-kinds"
        label={text('promotion.categories')}
        prefix={panel}
        panel={panel}
        tabs={[
          { id: ALL_PROMOTIONS, label: text('promotion.all') },
          ...data.categories.map(({ id, title }) => ({ id, label: title })),
        ]}
        selected={category}
        onSelect={choose}
      />
      <div className="promos" id={panel} role="tabpanel" aria-labelledby={`${panel}-${category}`}>
        {opened && <PromotionArticle promotion={opened} />}
        {opened && cards.length > 0 && <h2 className="promo-others">{text('promotion.others')}</h2>}
        {cards.map(promotion => (
          <PromotionCard key={promotion.id} promotion={promotion} />
        ))}
        {cards.length === 0 && !opened && (
          <Empty
            scene="none"
            title={text('promotion.noneHere')}
            description={text('promotion.noneHereText')}
            action={text('promotion.showAll')}
            onAction={() => choose(ALL_PROMOTIONS)}
          />
        )}
      </div>
    </>
  );
}

/** Card of a promotion; a press anywhere on the card opens the detail page (PROMO-02, PROMO-03). */
function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { gateway } = useLobby().config;
  const text = usePageText();
  const { cover, title } = promotion;
  return (
    <article className="card promo">
      <Image className="promo-image" src={cover} base={gateway} missing={shapeOf('gift')} />
      <div className="promo-footer">
        <h2>{title}</h2>
        <PromotionPeriod promotion={promotion} />
        {/* The card's only link, with a hit area that covers the card. */}
        <Link href={promotionPath(promotion)} className="promo-more" aria-label={text('promotion.moreOf', { title })}>
          {text('promotion.more')}
          <Icon name="chevron-right" size={16} />
        </Link>
      </div>
    </article>
  );
}
