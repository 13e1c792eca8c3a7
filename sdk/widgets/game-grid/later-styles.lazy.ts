/** Stylesheets that the first paint of the grid does not need: empty and error states, toasts, filter, search. */
import buttons from '../../ui/button/buttons.css?inline';
import modal from '../../ui/dialog/modal.css?inline';
import empty from '../../ui/empty/empty.css?inline';
import field from '../../ui/field/field.css?inline';
import toasts from '../../ui/toasts/toast-list.css?inline';
import panels from './later.css?inline';

export const lazyStylesheets: readonly string[] = [buttons, empty, field, modal, toasts, panels];
