/** A page of words. */
import { startPage } from './page.ts';

startPage();
