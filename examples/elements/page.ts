import 'lobbykit/styles.css';
import { showSource } from '../shared/source.ts';
import { followSystemTheme } from '../shared/theme.ts';
import './main.ts';
import main from './main.ts?raw';

followSystemTheme();
showSource({ 'main.ts': main });
