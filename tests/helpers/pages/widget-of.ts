/** Finds the widgets of an example in any integration. */
import type { Locator, Page } from '@playwright/test';

/** The element, or the container of the React component. */
export const widgetOf = (page: Page, name: string): Locator =>
  page.locator(`lobby-${name}, widget-place:has(> .lk-${name})`);
