/** Dialog with the details of a member: profile, rates, and the agent's actions (TEAM-12). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { formatDate } from 'lobbykit/domain';
import { Alert, Button, Icon, Modal, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Money } from '../../../shared/money/amount-text.tsx';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import { agentShape } from '../icons.ts';
import { Rates } from '../rates/rates.tsx';
import { ratesUrl } from '../reports/income-url.ts';
import { pnlUrl } from '../reports/pnl-url.ts';
import { TeamFailed } from '../team-page.tsx';
import { useLastSeen } from '../use-last-seen.ts';
import { createMemberCard, type MemberCardModel } from './member-model.ts';
import { MemberPicture } from './member-row.tsx';
import { membersUrl } from './members-url.ts';

export interface MemberSheetProps {
  /** User name of the member whose dialog is open; null if closed. */
  readonly userName: string | null;
  readonly onClose: () => void;
  readonly onTransfer: (userName: string) => void;
  readonly onContracts: (userName: string) => void;
  /** Called when the member has become an agent. */
  readonly onChanged: () => void;
}

export function MemberSheet({ userName, onClose, ...rest }: MemberSheetProps) {
  const pageText = usePageText();
  return (
    <Modal open={userName !== null} title={userName ?? ''} closeLabel={pageText('dialog.close')} onClose={onClose}>
      {userName !== null && <Card key={userName} userName={userName} onClose={onClose} {...rest} />}
    </Modal>
  );
}

function Card({ userName, onClose, onTransfer, onContracts, onChanged }: MemberSheetProps & { userName: string }) {
  const lobby = useLobby();
  const text = useText();
  const seen = useLastSeen();
  const { tag, zone } = useDateFormat();
  const model = useMemo(() => createMemberCard(lobby, userName), [lobby, userName]);
  const { card, error } = useStore(model.$state);
  if (error && !card) return <TeamFailed error={error} onRetry={model.actions.refresh} />;
  if (!card) return <Skeleton width="100%" height={240} />;
  return (
    <div className="member-card">
      <div className="member-card-header">
        <MemberPicture of={card} />
        <div>
          <p className="muted">{text(card.isAgent ? 'ag.mark' : 'ag.kindMember')}</p>
          <p className="member-card-sum">
            <Money amount={card.balance} />
          </p>
          <p className="muted">{seen(card)}</p>
        </div>
      </div>
      <div className="member-ways">
        <Button variant="line" onClick={() => onTransfer(userName)}>
          <Icon shape={agentShape('send')} size={20} />
          {text('ag.menu.transfer')}
        </Button>
        {card.canRate && (
          <Link href={ratesUrl(userName)} className="lk-button" data-variant="line">
            <Icon shape={agentShape('percent')} size={20} />
            {text('ag.rates')}
          </Link>
        )}
        {card.canOffer && (
          <Button variant="line" onClick={() => onContracts(userName)}>
            <Icon shape={agentShape('receipt')} size={20} />
            {text('ag.contracts')}
          </Button>
        )}
        <Link
          href={pnlUrl({ days: '7', category: '', userName, sort: 'result', order: 'desc' })}
          className="lk-button"
          data-variant="line"
        >
          <Icon shape={agentShape('chart')} size={20} />
          {text('ag.figures')}
        </Link>
        {card.teamSize > 0 && (
          <Link href={membersUrl({ userName })} className="lk-button" data-variant="line" onClick={onClose}>
            <Icon shape={agentShape('users')} size={20} />
            {text('ag.teamOf', { count: String(card.teamSize) })}
          </Link>
        )}
      </div>
      <dl className="member-facts">
        {card.upper && (
          <div>
            <dt>{text('ag.upper')}</dt>
            <dd>{card.upper}</dd>
          </div>
        )}
        <div>
          <dt>{text('ag.levelOf')}</dt>
          <dd>{card.level}</dd>
        </div>
        {card.registered !== null && (
          <div>
            <dt>{text('ag.since')}</dt>
            <dd>{formatDate(card.registered, tag, zone)}</dd>
          </div>
        )}
      </dl>
      {card.rates.some(({ tenths }) => tenths > 0) && (
        <section aria-label={text('ag.rates')}>
          <h3>{text('ag.rates')}</h3>
          <Rates rates={card.rates} />
        </section>
      )}
      {card.canUpgrade && <Upgrade model={model} userName={userName} onChanged={onChanged} />}
    </div>
  );
}

/** Button that makes the member an agent after a second press, because this cannot be undone. */
function Upgrade({ model, userName, onChanged }: { model: MemberCardModel; userName: string; onChanged: () => void }) {
  const text = useText();
  const { busy, actionError } = useStore(model.$state);
  const [confirming, setConfirming] = useState(false);
  const upgrade = async () => {
    if (await model.actions.upgrade()) onChanged();
  };
  return (
    <section className="member-upgrade">
      {actionError && <Alert>{errorText(actionError, text)}</Alert>}
      {confirming ? (
        <>
          <p>{text('ag.upgradeSure', { name: userName })}</p>
          <div className="choice">
            <Button variant="line" onClick={() => setConfirming(false)}>
              {text('ag.cancel')}
            </Button>
            <Button busy={busy} onClick={() => void upgrade()}>
              {text('ag.upgradeYes')}
            </Button>
          </div>
        </>
      ) : (
        <Button variant="quiet" onClick={() => setConfirming(true)}>
          {text('ag.upgrade')}
        </Button>
      )}
    </section>
  );
}
