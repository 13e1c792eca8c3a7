/**
 * Width of something above the page that is `px` wide on a screen of the usual text size. The rem of the documents is a hundred
 * pixels (FRAME-27); here that is `--popup-rem`, since a rem of ours is the reader's own text size, with which it grows.
 */
export const popupSize = (px: number): string => `calc(${px / 100} * var(--popup-rem))`;
