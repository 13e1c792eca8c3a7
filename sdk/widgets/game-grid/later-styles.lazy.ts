/** Stylesheets that the first paint does not need: empty and error states, messages, filter, search. */
import buttons from '../../ui/button/buttons.css?inline';
import modal from '../../ui/dialog/modal.css?inline';
import empty from '../../ui/empty/empty.css?inline';
import field from '../../ui/field/field.css?inline';
import toasts from '../../ui/toasts/toast-list.css?inline';
import panels from './later.css?inline';

export const lazyStylesheets: readonly string[] = [buttons, empty, field, modal, toasts, panels];
