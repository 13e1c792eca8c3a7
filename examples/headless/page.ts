import 'lobbykit/styles.css';
import { showSource } from '../shared/source.ts';
import { followSystemTheme } from '../shared/theme.ts';
import departures from './departures.ts?raw';
import dom from './dom.ts?raw';
import './main.ts';
import main from './main.ts?raw';
import tickets from './tickets.ts?raw';

followSystemTheme();
showSource({ 'main.ts': main, 'departures.ts': departures, 'tickets.ts': tickets, 'dom.ts': dom });
