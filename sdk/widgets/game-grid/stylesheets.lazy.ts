/** Sheets of what is not there at the first paint: empty and failed lists, messages, filter, search. */
import buttons from '../../styles/buttons.css?inline';
import empty from '../../styles/empty.css?inline';
import field from '../../styles/field.css?inline';
import modal from '../../styles/modal.css?inline';
import notices from '../../styles/notices.css?inline';
import panels from './panels/panels.css?inline';

export const lazyStylesheets: readonly string[] = [buttons, empty, field, modal, notices, panels];
