/** Sheets the modal needs besides its own: in its shadow root, and where its form stands. */
import base from '../../styles/base.css?inline';
import buttons from '../../styles/buttons.css?inline';
import controls from '../../styles/controls.css?inline';
import field from '../../styles/field.css?inline';
import form from '../../styles/form.css?inline';
import fields from './fields.css?inline';
import light from './light.css?inline';

/** On top of the shared ones: choices and messages. */
export const panelSheets: readonly string[] = [buttons, field, form, fields];

/** Of the form in the page; colours and lengths come down from the panel it is slotted into. */
export const fieldSheets: readonly string[] = [light, base, controls, buttons, field, form, fields];
