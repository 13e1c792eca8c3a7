/** Total balance, with a button that hides it and a button that refreshes it (BAL-05..07). */
import { useStore } from '@nanostores/react';
import { formatMoney, MASKED } from 'lobbykit/domain';
import { Button, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import type { CSSProperties } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { useCountUp } from './use-count-up.ts';

/** Amount of the balance: asterisks while hidden or refreshing, a placeholder before the first response. */
export function BalanceSum() {
  const lobby = useLobby();
  const text = usePageText();
  const { tag } = useText();
  const { data, error } = useStore(lobby.$wallet);
  const masked = useStore(lobby.$balanceHidden);
  const step = useCountUp(masked ? undefined : data?.sumBalance);
  const money = (amount: string) =>
    data ? formatMoney(amount, tag, data.currencySymbol, lobby.config.currencyPattern) : null;
  const sum = money(step ?? data?.sumBalance ?? '') ?? (error && text('account.noBalance'));
  // Number of characters, which the stylesheet uses to shrink a long balance.
  const signs = { '--signs': (money(data?.sumBalance ?? '') ?? sum)?.length } as CSSProperties;
  return (
    <p className="balance-sum" data-unknown={error && !data ? '' : undefined} style={signs}>
      {masked ? (
        <>
          <span aria-hidden="true">{MASKED}</span>
          <span className="lk-hidden">{text('account.masked')}</span>
        </>
      ) : (
        sum || <Skeleton width={110} height={18} />
      )}
    </p>
  );
}

/** Button that hides or shows the balance on the site and in games. */
export function HideBalance() {
  const lobby = useLobby();
  const text = usePageText();
  const masked = useStore(lobby.$balanceHidden);
  return (
    <Button
      variant="icon"
      label={text('account.hideBalance')}
      pressed={masked}
      onClick={() => lobby.toggleBalanceHidden()}
    >
      <Icon name={masked ? 'eye-off' : 'eye'} size={20} />
    </Button>
  );
}

export function BalanceTools() {
  const lobby = useLobby();
  const text = usePageText();
  return (
    <>
      <HideBalance />
      <Button variant="icon" label={text('account.refresh')} onClick={() => void lobby.refreshWallet()}>
        <Icon name="refresh" size={20} />
      </Button>
    </>
  );
}
