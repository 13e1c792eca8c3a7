/** Sheets of what is not there at the first paint: the modal, and what is said when a window does not open. */

import modal from '../../styles/modal.css?inline';
import notices from '../../styles/notices.css?inline';
import pulse from '../../styles/pulse.css?inline';
import states from '../../styles/states.css?inline';
import panel from './panel.css?inline';

export const lazyStylesheets: readonly string[] = [modal, states, pulse, notices, panel];
