/** Stylesheets that every widget needs for its first paint, in the order of `styles/index.css`. */
import base from '../../styles/base.css?inline';
import controls from '../../styles/controls.css?inline';
import tokens from '../../styles/tokens.css?inline';

export const sharedStylesheets: readonly string[] = [tokens, base, controls];
