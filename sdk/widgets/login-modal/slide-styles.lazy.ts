/** Sheets of what is not there when the modal opens: the puzzle and the dialog it stands in. */

import slide from '../../ui/captcha/slide-puzzle.css?inline';
import modal from '../../ui/dialog/modal.css?inline';

export const lazyStylesheets: readonly string[] = [modal, slide];
