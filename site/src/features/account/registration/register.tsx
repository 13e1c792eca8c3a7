/** Registration screen: the form when its setup has loaded, then the confirmation of the new account. */
import { useStore } from '@nanostores/react';
import { commonStore, errorText, type Registered } from 'lobbykit';
import { Empty, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { usePopups } from '../../../shared/overlays/popups.ts';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { BannerSlides } from '../../content/banners/banner-slides.tsx';
import { LinkTo } from '../link-to.tsx';
import { RegisterForm } from './register-form.tsx';
import { createRegisterSource, type RegisterSource } from './register-setup.ts';
import { RegisteredDialog } from './registered-dialog.tsx';
import '../../content/banners/banner.css';

export function RegisterTab() {
  const lobby = useLobby();
  const text = usePageText();
  const toasts = useToasts();
  const popups = usePopups();
  const opened = useStore(popups.$registerSuccess);
  const [, navigate] = useLocation();
  const source = useMemo(() => createRegisterSource(lobby, location), [lobby]);
  const [created, setCreated] = useState<Registered | null>(null);
  const setup = useStore(source.$setup);
  const age = String(setup?.minimumAge ?? lobby.config.minimumAge);

  const done = (account: Registered) => {
    toasts.success(text('in_registered_successfully'));
    setCreated(account);
    popups.open('registerSuccess');
  };
  const goTo = (to: string) => {
    popups.close('registerSuccess');
    navigate(to, { replace: true });
  };
  // Closes the confirmation when the visitor leaves the page.
  useEffect(() => () => popups.close('registerSuccess'), [popups]);
  return (
    <>
      <div className="shell-intro">
        <h1>{text('register.title')}</h1>
        <p>{text('register.intro', { age })}</p>
      </div>
      {setup ? <RegisterForm source={source} setup={setup} onDone={done} /> : <Waiting source={source} />}
      <p className="shell-end">
        {text('register.haveAccount')} <LinkTo tab="login">{text('account.login')}</LinkTo>
      </p>
      <RegisterBanner />
      <RegisteredDialog
        registered={opened ? created : null}
        onClose={() => goTo('/m/home')}
        onDraws={() => goTo('/m/lott')}
      />
    </>
  );
}

function Waiting({ source }: { source: RegisterSource }) {
  const text = usePageText();
  const kitText = useText();
  const failure = useStore(source.$failure);
  if (failure) {
    return (
      <Empty
        scene="offline"
        title={text('register.failed')}
        description={errorText(failure, kitText)}
        action={text('failed.retry')}
        onAction={() => void source.retry()}
      />
    );
  }
  return (
    <div className="shell-form" role="status" aria-label={text('register.loading')}>
      {['a', 'b', 'c', 'd'].map(name => (
        <Skeleton key={name} width="100%" height={72} />
      ))}
    </div>
  );
}

/** Operator banner on the registration (ANN-08), below the form so that a banner that loads late does not shift it. */
function RegisterBanner() {
  const { data } = useStore(commonStore(useLobby()).$registerBanners);
  if (!data || data.length === 0) return null;
  return (
    <div className="banner">
      <BannerSlides banners={data} />
    </div>
  );
}
