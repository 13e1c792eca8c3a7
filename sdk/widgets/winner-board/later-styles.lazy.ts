/** Sheets of what is said when a game does not open. */
import notices from '../../ui/notices/notices.css?inline';

export const lazyStylesheets: readonly string[] = [notices];
