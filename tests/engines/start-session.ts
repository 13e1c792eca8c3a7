import { CAPTCHA } from '../helpers/captcha/captcha.ts';
import { PASSWORD } from '../widgets/login-modal/login-steps.ts';
import { Key, type WebKitPage } from './webkit-page.ts';
import { expect } from './webkit-stage.ts';

/**
 * Logs in with a wrong password, which makes a captcha necessary, and afterwards with the correct password by Enter.
 */
export async function startSession(view: WebKitPage, account: string): Promise<void> {
  await expect.poll(() => view.texts('input[data-field=password]')).toHaveLength(1);
  await view.type('input[data-field=username]', account);
  await view.type('input[data-field=password]', 'wrong-one');
  await view.press(Key.ENTER);
  await expect.poll(() => view.texts('[role=alert]')).toEqual(['Wrong username or password.']);
  await expect.poll(() => view.texts('.lk-captcha:has(canvas:not([data-wait])) input')).toHaveLength(1);
  await view.type('input[data-field=password]', PASSWORD);
  await view.type('.lk-captcha input', CAPTCHA);
  await view.press(Key.ENTER);
}
