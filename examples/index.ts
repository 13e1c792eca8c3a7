import 'lobbykit/styles.css';
import { followSystemTheme } from './shared/theme.ts';

followSystemTheme();

// The snippets name this server, so that they can be copied as they stand.
for (const code of document.querySelectorAll('pre > code')) {
  code.textContent = (code.textContent ?? '').replaceAll('https://gateway.example', location.origin);
  // Long lines scroll in their box, by the keyboard too.
  if (code.parentElement) code.parentElement.tabIndex = 0;
}
