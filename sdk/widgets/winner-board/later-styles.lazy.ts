/** Stylesheets of messages for a failed launch. */
import notices from '../../ui/notices/notices.css?inline';

export const lazyStylesheets: readonly string[] = [notices];
