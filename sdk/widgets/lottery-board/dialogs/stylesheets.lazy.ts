/** Sheets of what somebody has to ask for: the week, the whole page, history and detail. */
import field from '../../../styles/field.css?inline';
import modal from '../../../styles/modal.css?inline';
import notices from '../../../styles/notices.css?inline';
import full from '../week/full.css?inline';
import week from '../week/week.css?inline';
import stylesheets from './dialogs.css?inline';

export const openedStylesheets: readonly string[] = [field, modal, notices, week, full, stylesheets];
