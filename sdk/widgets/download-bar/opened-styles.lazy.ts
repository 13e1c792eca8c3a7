/** Stylesheets of the download bar's dialogs. They load when a dialog opens. */
import buttons from '../../ui/button/buttons.css?inline';
import modal from '../../ui/dialog/modal.css?inline';
import slides from '../../ui/slides/slides.css?inline';
import dialogs from './opened.css?inline';

export const lazyStylesheets: readonly string[] = [buttons, modal, slides, dialogs];
