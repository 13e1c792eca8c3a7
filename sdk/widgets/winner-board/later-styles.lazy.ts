/** Stylesheets of the toasts for failed launches. */
import toasts from '../../ui/toasts/toast-list.css?inline';

export const lazyStylesheets: readonly string[] = [toasts];
