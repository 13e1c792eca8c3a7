/** Shows the source files of an example below the example. The files are imported as text with `?raw`. */
export function showSource(files: Readonly<Record<string, string>>): void {
  const place = document.querySelector('#source');
  for (const [name, text] of Object.entries(files)) {
    const title = document.createElement('h3');
    title.textContent = name;
    const code = document.createElement('code');
    code.textContent = text.trim();
    const block = document.createElement('pre');
    block.className = 'code';
    // Focusable, so that the keyboard can scroll long lines.
    block.tabIndex = 0;
    block.append(code);
    place?.append(title, block);
  }
}
