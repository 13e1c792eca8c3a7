/** Stylesheets of messages for a failed launch. */
import toasts from '../../ui/toasts/toast-list.css?inline';

export const lazyStylesheets: readonly string[] = [toasts];
