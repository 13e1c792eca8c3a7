/* Handwritten login modal, open from the start. The fields are visible immediately; rules, login methods and
   settings of the operator are requested in the meantime, as in the kit. */
import { ask, button, make, place } from './parts.js';

const field = (name, label, type) => {
  const input = make('input');
  Object.assign(input, { name, type, autocomplete: name === 'username' ? 'username' : 'current-password' });
  return make('label', '', label, input);
};

const ways = make('div', 'ways', button('way', 'Username', 'Username'));
const remember = make('input');
remember.type = 'checkbox';
const form = make(
  'form',
  '',
  field('username', 'Username', 'text'),
  field('password', 'Password', 'password'),
  make('p', 'row', make('label', 'remember', remember, 'Remember me'), make('a', '', 'Forgot password?')),
  button('submit', 'Log in', 'Log in'),
);
const foot = make('p', 'foot', 'New here? ', make('a', '', 'Register'), ' or ', make('a', '', 'try it free'));
const close = button('close', 'Close', '✕');
const panel = make('section', 'panel', make('div', 'art', close), make('h2', '', 'Welcome back'), ways, form, foot);
panel.setAttribute('role', 'dialog');
panel.setAttribute('aria-modal', 'true');
place.append(make('div', 'mask', panel));
form.elements.username.focus();

ask('/wps/system/whitelabel').then(({ value }) => {
  if (value.MOBILEVERCODELOGIN3) ways.append(button('way', 'Mobile number', 'Mobile number'));
});
ask('/wps/system/setting/validation?language=EN', 'REG3').then(({ value }) => {
  form.elements.username.pattern = value.loginUsername.pattern;
  form.elements.password.pattern = value.loginPassword.pattern;
});
ask('/wps/system/settings/consolidated').then(({ value }) => {
  form.dataset.template = JSON.stringify(value.template);
});
