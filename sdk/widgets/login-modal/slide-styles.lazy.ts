/**
 * Stylesheets of the slide puzzle and its dialog. They load with the puzzle, because they would delay the opening of
 * the modal.
 */

import slide from '../../ui/captcha/slide-puzzle.css?inline';
import modal from '../../ui/dialog/modal.css?inline';

export const lazyStylesheets: readonly string[] = [modal, slide];
