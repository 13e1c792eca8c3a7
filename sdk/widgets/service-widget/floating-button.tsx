/** Floating button. It is a link if its contact channel has exactly one link. */

import type { Translate } from '../../lobby/types.ts';
import type { ChannelLink, ChannelName } from '../../protocol/service/channels.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { chevronDown, chevronRight } from '../../ui/icon/lazy-icons.ts';
import type { PartOf } from '../../ui/view/part-names.ts';
import type { ShownButton } from './buttons-model.ts';
import { BUTTON_ICONS, external } from './icons.ts';
import type { ServiceActions } from './model.ts';
import { Dot } from './unread-badge.tsx';

export interface FloatButtonProps {
  readonly button: ShownButton;
  /** True if the menu of the button is open. */
  readonly dropped: boolean;
  /** True while the window of the button is being opened. */
  readonly busy: boolean;
  readonly text: Translate;
  readonly part: PartOf;
  readonly actions: ServiceActions;
}

export function FloatButton({ button, dropped, busy, text, part, actions }: FloatButtonProps) {
  const { name, links, dot } = button;
  const box = part('button', 'lk-service-button');
  const inside = (
    <>
      <span className="lk-service-sign">
        <Icon shape={BUTTON_ICONS[name]} size={20} />
        {dot && <Dot part={part} description={text('service.unread')} />}
      </span>
      <span className="lk-service-label">{text(`service.button.${name}`)}</span>
      <span className="lk-service-way">
        {busy ? <i className="lk-service-ring" /> : <Icon shape={actionIcons[actionOf(button)]} size={16} />}
      </span>
    </>
  );
  if (name === 'service' || name === 'chat' || name === 'download') {
    const press = { service: actions.open, chat: () => actions.choose('chat'), download: actions.download }[name];
    return (
      <button type="button" {...box} aria-busy={busy} onClick={press}>
        {inside}
      </button>
    );
  }
  const [only] = links;
  if (only && links.length === 1) {
    return (
      <a {...box} {...linkProps(only, name, actions)}>
        {inside}
      </a>
    );
  }
  return (
    <>
      <button type="button" {...box} aria-expanded={dropped} onClick={() => actions.drop(name)}>
        {inside}
      </button>
      {dropped && (
        <ul className="lk-service-links">
          {links.map(link => (
            <li key={link.url}>
              <a {...part('entry', 'lk-service-link')} {...linkProps(link, name, actions)}>
                <span>{link.label || new URL(link.url).host}</span>
                <Icon shape={external} size={16} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Icons for the effect of a click: opens a window (`window`), opens a menu (`drop`), or stays on the page (`here`). */
const actionIcons = { window: external, drop: chevronDown, here: chevronRight };
const actionOf = ({ name, links }: ShownButton) =>
  links.length > 1 ? 'drop' : name === 'service' || name === 'download' ? 'here' : 'window';

/**
 * Attributes of a link whose page gets no access to this page (S6, S27). Browsers never block links, unlike scripted
 * windows.
 */
const linkProps = ({ url }: ChannelLink, name: ChannelName, { followed }: ServiceActions) => ({
  href: url,
  target: '_blank',
  rel: 'noopener noreferrer',
  onClick: () => followed(name, url),
});
