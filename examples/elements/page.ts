import 'lobbykit/styles.css';
import { showSource } from '../shared/source.ts';
import { followSystemTheme } from '../shared/theme.ts';
import { lobby } from './main.ts';
import main from './main.ts?raw';

followSystemTheme(lobby);
showSource({ 'main.ts': main });
