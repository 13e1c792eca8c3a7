/** From all messages to the mail alone and back, with how many of each wait. */
import { Segmented } from 'lobbykit/parts';
import { useLocation } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';

export interface MailboxSwitchProps {
  readonly selected: MailboxName;
  readonly waiting: Readonly<Record<MailboxName, number>>;
}

/** Lists and their pages. */
const MAILBOXES = { all: '/m/message', mail: '/m/webEmail' } as const;
export type MailboxName = keyof typeof MAILBOXES;

export function MailboxSwitch({ selected, waiting }: MailboxSwitchProps) {
  const text = usePageText();
  const [, navigate] = useLocation();
  const option = (id: MailboxName, name: string) => ({
    id,
    label: waiting[id] > 0 ? text('messages.count', { name, count: String(waiting[id]) }) : name,
  });
  return (
    <Segmented
      label={text('messages.kinds')}
      options={[option('all', text('messages.all')), option('mail', text('title.mail'))]}
      selected={selected}
      // The other list is no step further: Back leaves both.
      onSelect={id => navigate(MAILBOXES[id], { replace: true })}
    />
  );
}
