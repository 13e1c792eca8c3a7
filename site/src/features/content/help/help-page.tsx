/** Help center: banners, a title, and questions, at most one of them open (HELP-01..03). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { Empty, LoginArt, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useId, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { Rich } from '../../../shared/ui/rich-text.tsx';
import { BannerSlides } from '../banners/banner-slides.tsx';
import { createHelp, type HelpModel } from './help-model.ts';
import type { HelpItem } from './parse-help.ts';
import '../banners/banner.css';
import './help.css';

export function HelpPage() {
  const lobby = useLobby();
  const model = useMemo(() => createHelp(lobby), [lobby]);
  return (
    <>
      <Banners model={model} />
      <Questions model={model} />
    </>
  );
}

/** Reserves the banner height until the banners load. Without banners, shows an illustration of the site. */
function Banners({ model }: { model: HelpModel }) {
  const { data, error } = useStore(model.banners.$state);
  const known = data !== undefined || error !== undefined;
  return (
    <div className="banner">
      {data && data.length > 0 ? (
        <BannerSlides banners={data} />
      ) : (
        known && (
          <div className="banner-box help-art" aria-hidden="true">
            <LoginArt />
          </div>
        )
      )}
    </div>
  );
}

function Questions({ model }: { model: HelpModel }) {
  const text = usePageText();
  const kitText = useText();
  const [, navigate] = useLocation();
  const { data, error } = useStore(model.items.$state);
  const open = useStore(model.$open);
  if (!data) {
    return error ? (
      <Empty
        className="lk-empty help-empty"
        scene={error.kind === 'offline' ? 'offline' : 'error'}
        title={text('help.failed')}
        description={errorText(error, kitText)}
        action={text('failed.retry')}
        onAction={() => void model.items.retry()}
      />
    ) : (
      <Waiting />
    );
  }
  if (data.length === 0) {
    return (
      <Empty
        className="lk-empty help-empty"
        scene="empty"
        title={text('help.none')}
        description={text('help.noneText')}
        action={text('help.contact')}
        onAction={() => navigate('/m/customer')}
      />
    );
  }
  return (
    <div className="help">
      <h2>{text('help.questions')}</h2>
      <div className="card">
        {data.map(item => (
          <HelpQuestion key={item.id} item={item} open={item.id === open} onToggle={() => model.toggle(item.id)} />
        ))}
      </div>
      <p className="help-more">
        {text('help.more')} <Link href="/m/customer">{text('help.contact')}</Link>
      </p>
    </div>
  );
}

/**
 * Placeholder of the help center, shown while it loads. It has the size of the page, so that the layout does not shift.
 */
function Waiting() {
  const text = usePageText();
  return (
    <div className="page-wait help help-wait" role="status" aria-label={text('help.loading')}>
      <Skeleton width="48%" height={22} />
      <Skeleton width="100%" height={336} />
    </div>
  );
}

interface HelpQuestionProps {
  readonly item: HelpItem;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Question of the help center, with its answer if the question is open (HELP-02, HELP-04). */
function HelpQuestion({ item, open, onToggle }: HelpQuestionProps) {
  const id = useId();
  return (
    <div className="help-item">
      <h3>
        <button
          type="button"
          className="help-question"
          id={id}
          aria-expanded={open}
          aria-controls={open ? `${id}answer` : undefined}
          onClick={onToggle}
        >
          {item.title}
          <Icon name="chevron-down" size={20} />
        </button>
      </h3>
      {open && (
        <section className="help-answer" id={`${id}answer`} aria-labelledby={id}>
          <Rich html={item.content} />
        </section>
      )}
    </div>
  );
}
