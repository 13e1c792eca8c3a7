/** Sheets of what the bar opens. */
import buttons from '../../styles/buttons.css?inline';
import modal from '../../styles/modal.css?inline';
import slides from '../../styles/slides.css?inline';
import dialogs from './dialogs.css?inline';

export const lazyStylesheets: readonly string[] = [buttons, modal, slides, dialogs];
