/** Stylesheets of messages for a failed launch. */
import toasts from '../../ui/toasts/toasts.css?inline';

export const lazyStylesheets: readonly string[] = [toasts];
