import 'lobbykit/styles.css';
import { showSource } from '../shared/source.ts';
import { followSystemTheme } from '../shared/theme.ts';
import styles from './houses.css?raw';
import { openHouses } from './main.ts';
import main from './main.ts?raw';

// The page follows the color scheme of the device; each house keeps its theme.
openHouses();
followSystemTheme();
showSource({ 'main.ts': main, 'houses.css': styles });
