/** Page of a widget: the live widget, its controls, and its code. */
import 'lobbykit/elements';
import 'lobbykit/undefined.css';
import { reference } from 'lobbykit:reference';
import { startLobby } from './lobby.ts';
import { startPage } from './page.ts';
import { playground } from './playground.ts';

startPage();
startLobby();

const element = document.querySelector<HTMLElement & { show?(): void }>('.stage > :first-child');
const widget = reference.widgets.find(({ tag }) => tag === element?.localName);
if (element && widget) playground(element, widget);
document.querySelector('.stage > .open')?.addEventListener('click', () => element?.show?.());
