/** Personal settings: language and theme for everyone, further settings for members only (ROUTE-33, OPEN: ROUTE-34). */
import { useStore } from '@nanostores/react';
import type { ThemeChoice } from 'lobbykit';
import { Button, Checkbox, Segmented } from 'lobbykit/parts';
import { useLobby, useSession } from 'lobbykit/react';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { LanguageSwitch } from '../../../shared/i18n/language-switch.tsx';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { useReminders } from '../../lottery/reminders-model.ts';
import { useLogout } from '../use-logout.ts';
import '../../../shared/layout/member-page.css';
import './settings.css';

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

export function SettingsPage() {
  const lobby = useLobby();
  const text = usePageText();
  const loggedIn = useSession() !== null;
  const theme = useStore(lobby.$themeChoice);
  return (
    <div className="member-center">
      <SettingsGroup title={text('set.display')}>
        <div className="set-row">
          <span aria-hidden="true">{text('header.language')}</span>
          <LanguageSwitch named />
        </div>
        <div className="set-row">
          <span aria-hidden="true">{text('set.theme')}</span>
          <Segmented
            label={text('set.theme')}
            options={THEMES.map(id => ({ id, label: text(`set.${id}`) }))}
            selected={theme}
            onSelect={lobby.setTheme}
          />
        </div>
      </SettingsGroup>
      {loggedIn && <OwnSettings />}
    </div>
  );
}

function OwnSettings() {
  const lobby = useLobby();
  const text = usePageText();
  const logout = useLogout();
  const reminders = useReminders();
  const masked = useStore(lobby.$balanceHidden);
  const reminded = useStore(reminders.$on);
  return (
    <>
      <SettingsGroup title={text('set.privacy')}>
        <div className="set-switch">
          <Checkbox name="hideBalance" checked={masked} onChange={() => lobby.toggleBalanceHidden()}>
            <b>{text('set.balance')}</b>
            <span>{text('set.balanceText')}</span>
          </Checkbox>
        </div>
      </SettingsGroup>
      <SettingsGroup title={text('set.reminders')}>
        <div className="set-switch">
          <Checkbox name="reminders" checked={reminded} onChange={reminders.toggle}>
            <b>{text('set.draws')}</b>
            <span>{text('set.drawsText')}</span>
          </Checkbox>
        </div>
      </SettingsGroup>
      <SettingsGroup title={text('set.account')}>
        <Link href="/m/changePsw" className="set-row set-link">
          <Icon name="key" size={20} />
          <span>{text('account.changePassword')}</span>
          <Icon name="chevron-right" size={20} />
        </Link>
      </SettingsGroup>
      <Button variant="line" onClick={() => void logout()}>
        {text('account.logout')}
      </Button>
    </>
  );
}

/** Card of related settings with a title. */
function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="member-center-title" id={id}>
        {title}
      </h2>
      <div className="card set-group">{children}</div>
    </section>
  );
}
