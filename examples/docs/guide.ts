/** Documentation page without a widget. */
import { startPage } from './page.ts';

startPage();
