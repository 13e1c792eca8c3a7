/** Stylesheets of the slide puzzle and its dialog, which an opening modal does not need. */

import slide from '../../ui/captcha/slide-puzzle.css?inline';
import modal from '../../ui/dialog/modal.css?inline';

export const lazyStylesheets: readonly string[] = [modal, slide];
