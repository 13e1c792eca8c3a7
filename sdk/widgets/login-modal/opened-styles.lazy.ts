/** Stylesheets of an open modal: for its shadow root, and for its form in the light DOM. */
import { adoptLightStylesheets } from '../../elements/base/light-stylesheets.ts';
import base from '../../styles/base.css?inline';
import controls from '../../styles/controls.css?inline';
import buttons from '../../ui/button/buttons.css?inline';
import captcha from '../../ui/captcha/captcha.css?inline';
import field from '../../ui/field/field.css?inline';
import form from '../../ui/field/form.css?inline';
import fields from './fields.css?inline';
import light from './light-dom.css?inline';
import modal from './opened.css?inline';

/** Stylesheets of the shadow root, in addition to the shared ones. */
export const panelStylesheets: readonly string[] = [buttons, field, form, captcha, fields, modal];

/** Stylesheets of the form in the light DOM, which inherits colors and lengths from the modal. */
const fieldStylesheets: readonly string[] = [light, base, controls, buttons, field, form, captcha, fields];

/** Adds the stylesheets of the form to the light DOM of `host`. */
export const dressForm = (host: HTMLElement, nonce: string | undefined) =>
  adoptLightStylesheets(host, fieldStylesheets, nonce);
