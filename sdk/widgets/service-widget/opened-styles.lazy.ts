/** Stylesheets that the first paint does not need: the modal, and the toasts for windows that failed to open. */

import modal from '../../ui/dialog/modal.css?inline';
import pulse from '../../ui/skeleton/pulse.css?inline';
import states from '../../ui/skeleton/skeleton.css?inline';
import toasts from '../../ui/toasts/toast-list.css?inline';
import panel from './opened.css?inline';

export const lazyStylesheets: readonly string[] = [modal, states, pulse, toasts, panel];
