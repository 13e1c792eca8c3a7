/** Invitation: the member's registration URL as text and as a QR code, with buttons to share and copy it (FRAME-12). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { Button, Empty, InputField, QrCode, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useRef } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { FAILURE_MS } from '../../../shared/time/durations.ts';
import { copyText, type InviteOutcome, inviteUrl, pageDevice, shareText } from './invite-model.ts';
import './referral.css';

export function Referral() {
  const lobby = useLobby();
  const text = usePageText();
  const kitText = useText();
  const { data: member, error } = useStore(lobby.$member);
  if (member?.affiliateCode) return <Invitation url={inviteUrl(location.origin, member.affiliateCode)} />;
  if (member) return <Empty scene="empty" title={text('invite.none')} description={text('invite.noneText')} />;
  if (error) {
    return (
      <Empty
        scene={error.kind === 'offline' ? 'offline' : 'error'}
        title={text('invite.failed')}
        description={errorText(error, kitText)}
        action={text('failed.retry')}
        onAction={() => void lobby.refreshMember()}
      />
    );
  }
  return (
    <div className="invitation" role="status" aria-label={text('member.loading')}>
      <Skeleton width={200} height={200} />
      <Skeleton width="100%" height={76} />
      <Skeleton width="100%" height={48} />
    </div>
  );
}

function Invitation({ url }: { url: string }) {
  const text = usePageText();
  const toasts = useToasts();
  const box = useRef<HTMLDivElement>(null);
  const device = pageDevice();

  const showOutcome = (outcome: InviteOutcome) => {
    if (outcome === 'copied') toasts.success(text('invite.copied'));
    if (outcome !== 'select') return;
    const field = box.current?.querySelector('input');
    field?.focus();
    field?.select();
    toasts.notice(text('invite.select'), FAILURE_MS);
  };
  const copy = async () => showOutcome(await copyText(device, url));
  const share = async () => showOutcome(await shareText(device, text('invite.message'), url));

  return (
    <div className="invitation" ref={box}>
      <p className="dialog-text">{text('invite.text')}</p>
      <QrCode value={url} label={text('invite.qr')} />
      <InputField name="address" label={text('invite.address')} value={url} readOnly onInput={ignore} />
      <div className={device.share ? 'choice' : undefined}>
        <Button variant={device.share ? 'line' : 'fill'} onClick={() => void copy()}>
          <Icon name="copy" size={20} />
          {text('invite.copy')}
        </Button>
        {device.share && (
          <Button onClick={() => void share()}>
            <Icon name="share" size={20} />
            {text('invite.share')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Change handler of the read-only URL input; React requires one. */
const ignore = () => {};
