import 'lobbykit/styles.css';
import { startSnippets } from './shared/snippets.ts';
import { followSystemTheme } from './shared/theme.ts';

followSystemTheme();

startSnippets();
