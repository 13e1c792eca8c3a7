/** Live examples of a documentation page: the widgets in `.stage` and their controls. */
import { createLobby } from 'lobbykit';
import 'lobbykit/elements';
import { reference } from 'lobbykit:reference';
import { startFunnel } from './funnel.ts';
import { playground } from './playground.ts';
import { startTheming } from './theming.ts';

/** Creates the lobby of the page and starts its live examples. */
export function startLive(): void {
  createLobby({ gateway: location.origin, merchant: 'demo', language: 'EN', languages: ['EN', 'VI', 'PT'] });

  const element = document.querySelector<HTMLElement & { show?(): void }>('.stage > :first-child');
  const widget = reference.widgets.find(({ tag }) => tag === element?.localName);
  if (element && widget && document.querySelector('#markup')) playground(element, widget);
  document.querySelector('.stage > .open')?.addEventListener('click', () => element?.show?.());

  const board = document.querySelector<HTMLElement>('.stage > lobby-lottery-board');
  if (board && document.querySelector('#tokens-css')) startTheming(board);

  const steps = document.querySelector('#funnel');
  if (steps) {
    startFunnel(step => {
      const item = document.createElement('li');
      item.textContent = JSON.stringify(step);
      steps.append(item);
    });
  }
}
