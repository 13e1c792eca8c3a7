/** Placeholder and error state of the promotion pages. */
import { type CallError, errorText } from 'lobbykit';
import { Empty } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { usePageText } from '../../../shared/i18n/page-text.ts';

/** Placeholder shown while the promotions load. It has the size of the content, so that the layout does not shift. */
export function PromotionsWaiting({ variant }: { variant: 'list' | 'detail' }) {
  const text = usePageText();
  return (
    <div className="page-wait promo-wait" data-variant={variant} role="status" aria-label={text('promotion.loading')}>
      {variant === 'list' && <span className="promo-wait-menu" />}
      <span className="promo-wait-card" />
      {variant === 'list' && <span className="promo-wait-card" />}
      {variant === 'list' && <span className="promo-wait-card" />}
    </div>
  );
}

export function PromotionsFailed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const text = usePageText();
  const kitText = useText();
  return (
    <Empty
      className="lk-empty promo-none"
      scene={error.kind === 'offline' ? 'offline' : 'error'}
      title={text('promotion.failed')}
      description={errorText(error, kitText)}
      action={text('failed.retry')}
      onAction={onRetry}
    />
  );
}
