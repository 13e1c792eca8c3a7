/** Stylesheets of content on request: the week, the full layout, history and detail. */

import modal from '../../ui/dialog/modal.css?inline';
import field from '../../ui/field/field.css?inline';
import toasts from '../../ui/toasts/toast-list.css?inline';
import opened from './opened.css?inline';

export const openedStylesheets: readonly string[] = [field, modal, toasts, opened];
