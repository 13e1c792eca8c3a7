/** Stylesheets of content that opens on request: the week, the layout `full`, past results and details. */

import modal from '../../ui/dialog/modal.css?inline';
import field from '../../ui/field/field.css?inline';
import toasts from '../../ui/toasts/toast-list.css?inline';
import opened from './opened.css?inline';

export const openedStylesheets: readonly string[] = [field, modal, toasts, opened];
