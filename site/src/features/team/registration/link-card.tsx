/**
 * Card of a registration link: URL to copy or share, numbers of visits and registrations, rates, QR code, and a button
 * to close the link permanently.
 */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { formatDate } from 'lobbykit/domain';
import { Alert, Button, Icon, Modal, QrCode } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useRef, useState } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon as SiteIcon } from '../../../shared/icons/icon.tsx';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { FAILURE_MS } from '../../../shared/time/durations.ts';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import { copyText, type InviteOutcome, pageDevice, shareText } from '../../account/invite/invite-model.ts';
import { agentShape } from '../icons.ts';
import { Rates } from '../rates/rates.tsx';
import type { AgentLink, LinksModel } from './links-model.ts';

export function LinkCard({ link, model }: { link: AgentLink; model: LinksModel }) {
  const text = useText();
  const pageText = usePageText();
  const toasts = useToasts();
  const { tag, zone } = useDateFormat();
  const [dialog, setDialog] = useState<'qr' | 'close' | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const device = pageDevice();
  const address = new URL(link.url, location.origin).href;
  const number = new Intl.NumberFormat(tag, { numberingSystem: 'latn' });
  const showOutcome = (outcome: InviteOutcome) => {
    if (outcome === 'copied') toasts.success(pageText('invite.copied'));
    if (outcome !== 'select') return;
    box.current?.focus();
    box.current?.select();
    toasts.notice(pageText('invite.select'), FAILURE_MS);
  };
  const isOpen = link.closed === null;
  const facts = [
    ['ag.opened', link.opened],
    ['ag.used', link.used],
    ['ag.deposited', link.deposited],
  ] as const;
  return (
    <article className="card link" aria-label={link.code} data-closed={isOpen ? undefined : ''}>
      <header>
        <div>
          <h3>{link.code}</h3>
          <p className="muted">
            {text(link.forAgents ? 'ag.forAgents' : 'ag.forMembers')}
            {link.createdAt !== null &&
              link.createdAt > 0 &&
              `, ${text('ag.sinceDay', { day: formatDate(link.createdAt, tag, zone) })}`}
          </p>
          {link.remark && <p className="muted">{link.remark}</p>}
        </div>
        <span className="mark" data-variant={link.forAgents ? 'agent' : undefined}>
          {text(isOpen ? (link.forAgents ? 'ag.mark' : 'ag.kindMember') : 'ag.closed')}
        </span>
      </header>
      {isOpen && (
        <div className="link-address">
          <input ref={box} readOnly value={address} aria-label={text('ag.addressOf', { code: link.code })} />
          <Button
            variant="quiet"
            label={text('ag.copyOf', { code: link.code })}
            onClick={() => void copyText(device, address).then(showOutcome)}
          >
            <SiteIcon name="copy" size={20} />
            {pageText('invite.copy')}
          </Button>
        </div>
      )}
      <dl className="link-facts">
        {facts.map(([label, count]) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd>{number.format(count)}</dd>
          </div>
        ))}
      </dl>
      <Rates rates={link.rates} />
      {isOpen && (
        <div className="link-ways">
          <Button variant="quiet" label={text('ag.qrOf', { code: link.code })} onClick={() => setDialog('qr')}>
            <Icon shape={agentShape('qr')} size={20} />
            {text('ag.qr')}
          </Button>
          <Button
            variant="quiet"
            label={text('ag.shareOf', { code: link.code })}
            onClick={() => void shareText(device, pageText('invite.message'), address).then(showOutcome)}
          >
            <SiteIcon name="share" size={20} />
            {pageText('invite.share')}
          </Button>
          {!link.isOwn && (
            <Button variant="quiet" label={text('ag.closeOf', { code: link.code })} onClick={() => setDialog('close')}>
              <Icon shape={agentShape('trash')} size={20} />
              {text('ag.close')}
            </Button>
          )}
        </div>
      )}
      <Modal
        open={dialog === 'qr'}
        title={link.code}
        closeLabel={pageText('dialog.close')}
        onClose={() => setDialog(null)}
      >
        <div className="link-qr">
          <QrCode value={address} label={text('ag.qrOf', { code: link.code })} />
          <p>
            <b>{address}</b>
          </p>
          <p className="muted">{text(link.forAgents ? 'ag.joinsAsAgent' : 'ag.joinsAsMember')}</p>
        </div>
      </Modal>
      <Modal
        open={dialog === 'close'}
        title={text('ag.closeOf', { code: link.code })}
        closeLabel={pageText('dialog.close')}
        onClose={() => setDialog(null)}
      >
        <CloseLink link={link} model={model} onDone={() => setDialog(null)} />
      </Modal>
    </article>
  );
}

function CloseLink({ link, model, onDone }: { link: AgentLink; model: LinksModel; onDone: () => void }) {
  const text = useText();
  const { busy, actionError } = useStore(model.$state);
  const close = async () => {
    if (await model.actions.close(link.id)) onDone();
  };
  return (
    <div className="transfer">
      <p>{text('ag.closeSure')}</p>
      {actionError && <Alert>{errorText(actionError, text)}</Alert>}
      <div className="choice">
        <Button variant="line" onClick={onDone}>
          {text('ag.cancel')}
        </Button>
        <Button busy={busy} onClick={() => void close()}>
          {text('ag.close')}
        </Button>
      </div>
    </div>
  );
}
