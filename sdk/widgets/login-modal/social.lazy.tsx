/** Buttons of the social login providers, below a separator. */
import type { Translate } from '../../lobby/types.ts';
import { Button } from '../../ui/button/button.tsx';
import type { PartOf } from '../../ui/view/part-names.ts';
import type { LoginModalActions, LoginPanel } from './model.ts';

export interface SocialButtonsProps {
  readonly panel: LoginPanel;
  readonly actions: LoginModalActions;
  readonly text: Translate;
  readonly part: PartOf;
}

/** Brand names, which are not translated. */
const NAMES = { google: 'Google', facebook: 'Facebook' } as const;

export function SocialButtons({ panel, actions, text, part }: SocialButtonsProps) {
  return (
    <>
      <p className="lk-login-or">{text('login.or')}</p>
      <div {...part('social')}>
        {panel.social.map(name => (
          <Button
            key={name}
            variant="line"
            label={text('login.by', { name: NAMES[name] })}
            busy={panel.signingBy === name}
            onClick={() => void actions.logInWith(name)}
          >
            {name === 'google' ? <GoogleMark /> : <FacebookMark />}
            <span>{NAMES[name]}</span>
          </Button>
        ))}
      </div>
    </>
  );
}

const GoogleMark = () => (
  <svg className="lk-mark-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="#4285f4"
      d="M22 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.6a4.8 4.8 0 0 1-2.1 3.1v2.6h3.4c2-1.8 3.1-4.5 3.1-7.6z"
    />
    <path
      fill="#34a853"
      d="M12 22.4c2.8 0 5.2-.9 6.9-2.6l-3.4-2.6a6.3 6.3 0 0 1-9.4-3.3H2.6v2.7A10.4 10.4 0 0 0 12 22.4z"
    />
    <path fill="#fbbc05" d="M6.1 13.9a6.2 6.2 0 0 1 0-3.9V7.3H2.6a10.4 10.4 0 0 0 0 9.3z" />
    <path fill="#ea4335" d="M12 5.7c1.5 0 2.9.5 4 1.6l3-3A10.4 10.4 0 0 0 2.6 7.3L6.1 10A6.2 6.2 0 0 1 12 5.7z" />
  </svg>
);

const FacebookMark = () => (
  <svg className="lk-mark-icon" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" fill="#1877f2" />
    <path
      fill="#fff"
      d="M13.2 20v-7h2.3l.4-2.9h-2.7V8.3c0-.8.3-1.4 1.5-1.4H16V4.3c-.3 0-1-.1-2-.1-2 0-3.5 1.3-3.5 3.6v2.3H8.2V13h2.3v7z"
    />
  </svg>
);
