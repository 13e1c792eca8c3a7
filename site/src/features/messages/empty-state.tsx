/** Placeholder and error state of the message pages. */
import { type CallError, errorText } from 'lobbykit';
import { Empty, Skeleton } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { usePageText } from '../../shared/i18n/page-text.ts';

const PLACES = ['a', 'b', 'c', 'd'];

/**
 * Placeholder shown while messages load. It has the size of one message, of a list, or of a list with the mailbox
 * switch.
 */
export function MessagesWaiting({ variant }: { variant: 'one' | 'list' | 'mailbox' }) {
  const text = usePageText();
  return (
    <div className="messages page-wait" data-variant={variant} role="status" aria-label={text('messages.loading')}>
      {variant === 'mailbox' && <Skeleton width="100%" height={48} />}
      <div className="card lk-pulse">
        {variant === 'one' ? (
          <div className="message-wait">
            <Skeleton width="80%" height={20} />
            <Skeleton width={120} height={13} />
            <Skeleton width="100%" height={72} />
          </div>
        ) : (
          PLACES.map(place => (
            <div key={place} className="message-row">
              <Skeleton width={44} height={44} />
              <div className="message-wait">
                <Skeleton width="60%" height={15} />
                <Skeleton width="90%" height={13} />
              </div>
            </div>
          ))
        )}
      </div>
    </div>
  );
}

export function MessagesFailed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const text = usePageText();
  const kitText = useText();
  return (
    <Empty
      className="lk-empty messages-none"
      scene={error.kind === 'offline' ? 'offline' : 'error'}
      title={text('messages.failed')}
      description={errorText(error, kitText)}
      action={text('failed.retry')}
      onAction={onRetry}
    />
  );
}
