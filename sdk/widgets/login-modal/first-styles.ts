/** Sheets of a closed modal: what it says on the page. */
import { sharedStylesheets } from '../../elements/base/shared-stylesheets.ts';
import toast from '../../ui/notices/toast.css?inline';

export const closedStylesheets: readonly string[] = [...sharedStylesheets, toast];
