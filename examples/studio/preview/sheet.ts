/** Adds the sheet of a snippet to the page around it. */
export function addSheet(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
