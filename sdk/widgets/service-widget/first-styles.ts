/** Sheets of the service widget, on top of those every widget has. */
import float from './first.css?inline';

export const stylesheets: readonly string[] = [float];
