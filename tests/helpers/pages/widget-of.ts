/** The widgets of an example, whichever integration it shows. */
import type { Locator, Page } from '@playwright/test';

/** The element, or the place of the React component. */
export const widgetOf = (page: Page, name: string): Locator =>
  page.locator(`lobby-${name}, widget-place:has(> .lk-${name})`);
