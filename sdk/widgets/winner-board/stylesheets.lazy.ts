/** Sheets of what is said when a game does not open. */
import notices from '../../styles/notices.css?inline';

export const lazyStylesheets: readonly string[] = [notices];
