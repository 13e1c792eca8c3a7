/**
 * Width of a popup that is `px` wide at the default text size. The rem of the source documents is 100 px (FRAME-27),
 * here `--popup-rem`, because the CSS rem of this site follows the reader's text size.
 */
export const popupSize = (px: number): string => `calc(${px / 100} * var(--popup-rem))`;
