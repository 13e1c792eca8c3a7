/** Adds the styles of a snippet to the page. */
export function addSheet(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
