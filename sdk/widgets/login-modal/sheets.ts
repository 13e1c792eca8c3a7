/** Sheets of a closed modal: what it says on the page. */
import { sharedSheets } from '../../host/shared-sheets.ts';
import toast from '../../styles/toast.css?inline';

export const closedSheets: readonly string[] = [...sharedSheets, toast];
