/** Sheets of what is not there when the modal opens: the puzzle and the dialog it stands in. */
import modal from '../../../styles/modal.css?inline';
import slide from '../../../styles/slide.css?inline';

export const lazyStylesheets: readonly string[] = [modal, slide];
