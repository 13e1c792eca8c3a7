/** Dialog for a transfer to one or several members: amount, remaining balance, and password (TEAM-14). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { Alert, Button, FormFrame, Icon, Modal, PasswordField, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { AmountField } from '../../../shared/money/amount-field.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { agentShape } from '../icons.ts';
import { TeamFailed } from '../team-page.tsx';
import { createTransfer } from './transfer-model.ts';

const DIGITS = 6;

export interface TransferSheetProps {
  /** User names of the recipients; null if the dialog is closed. */
  readonly userNames: readonly string[] | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function TransferSheet({ userNames, onClose, onDone }: TransferSheetProps) {
  const text = useText();
  const pageText = usePageText();
  return (
    <Modal
      open={userNames !== null}
      title={text('ag.menu.transfer')}
      closeLabel={pageText('dialog.close')}
      onClose={onClose}
    >
      {userNames && <Transfer key={userNames.join()} userNames={userNames} onDone={onDone} />}
    </Modal>
  );
}

function Transfer({ userNames, onDone }: { userNames: readonly string[]; onDone: () => void }) {
  const lobby = useLobby();
  const text = useText();
  const pageText = usePageText();
  const money = useMoney();
  const model = useMemo(() => createTransfer(lobby, userNames), [lobby, userNames]);
  const { setting, failure, amount, issue, total, afterwards, busy, actionError } = useStore(model.$state);
  const [pin, setPin] = useState('');
  const [left, setLeft] = useState(false);
  if (failure && !setting) return <TeamFailed error={failure} onRetry={model.actions.refresh} />;
  if (!setting) return <Skeleton width="100%" height={280} />;
  if (!setting.hasPassword) {
    return (
      <div className="transfer">
        <Alert tone="info">{text('ag.needsPassword')}</Alert>
        <Link href="/m/withdraw" className="lk-button">
          {text('ag.setPassword')}
        </Link>
      </div>
    );
  }
  if (setting.blockedBy) return <Alert>{text('ag.blocked')}</Alert>;
  const limits = {
    min: money.plain(setting.min),
    max: money.plain(setting.max),
    left: money.plain(setting.dayLeft),
    available: money.plain(setting.available),
  };
  const send = async () => {
    const typed = pin;
    // Clears the withdrawal password after every submission.
    setPin('');
    if (await model.actions.send(typed)) onDone();
  };
  return (
    <FormFrame
      className="transfer"
      onSubmit={() => {
        if (amount !== '' && !issue && pin.length === DIGITS) void send();
      }}
    >
      <p className="transfer-who">
        <Icon shape={agentShape(userNames.length > 1 ? 'users' : 'user')} size={20} />
        <span>
          <b>{userNames.length > 1 ? text('ag.receivers', { count: String(userNames.length) }) : userNames[0]}</b>
          <span className="muted">{text(userNames.length > 1 ? 'ag.allOrNone' : 'ag.atOnce')}</span>
        </span>
      </p>
      <AmountField
        label={text(userNames.length > 1 ? 'ag.amountEach' : 'ag.amount')}
        note={`${money.short(setting.min)} – ${money.short(setting.max)}`}
        error={issue && (left || issue !== 'min') ? text(`ag.issue.${issue}`, limits) : undefined}
        symbol={money.symbol}
        amount={amount}
        decimals={setting.decimals}
        clearLabel={text('ag.clear')}
        focusTurn={0}
        onAmount={model.actions.setAmount}
        onBlur={() => setLeft(true)}
      />
      <dl className="transfer-sums">
        <div>
          <dt>{text('ag.balance')}</dt>
          <dd>{money.full(setting.available)}</dd>
        </div>
        <div>
          <dt>{text('ag.leftToday')}</dt>
          <dd>{text('ag.of', { left: money.plain(setting.dayLeft), max: money.plain(setting.dayMax) })}</dd>
        </div>
        {userNames.length > 1 && total && (
          <div>
            <dt>{text('ag.total')}</dt>
            <dd>{money.full(total)}</dd>
          </div>
        )}
        {afterwards && (
          <div className="transfer-after">
            <dt>{text('ag.afterwards')}</dt>
            <dd>{money.full(afterwards)}</dd>
          </div>
        )}
      </dl>
      <PasswordField
        name="paymentPassword"
        label={text('ag.pin')}
        showLabel={pageText('password.show')}
        hideLabel={pageText('password.hide')}
        value={pin}
        required
        onInput={typed => setPin(typed.replace(/\D/g, '').slice(0, DIGITS))}
      />
      {actionError && <Alert>{errorText(actionError, text)}</Alert>}
      <Button type="submit" busy={busy} disabled={amount === '' || issue !== null || pin.length < DIGITS}>
        <Icon shape={agentShape('lock')} size={20} />
        {total ? text('ag.send', { amount: money.plain(total) }) : text('ag.menu.transfer')}
      </Button>
    </FormFrame>
  );
}
