/** Sheets of what somebody has to ask for: the week, the whole page, history and detail. */

import modal from '../../ui/dialog/modal.css?inline';
import field from '../../ui/field/field.css?inline';
import notices from '../../ui/notices/notices.css?inline';
import opened from './opened.css?inline';

export const openedStylesheets: readonly string[] = [field, modal, notices, opened];
