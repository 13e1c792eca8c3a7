/* Handwritten download bar, shown when a link to the app exists. */
import { ask, button, make, picture, place } from './parts.js';

ask('/wps/system/settings/consolidated').then(({ value }) => {
  if (!value) return;
  const stars = make('div', 'stars', '★★★★★');
  stars.setAttribute('role', 'img');
  stars.setAttribute('aria-label', 'Five stars');
  place.append(
    picture('/art/app/icon.svg', 40),
    make('div', 'words', make('p', '', 'Get the app'), stars),
    button('install', 'Install', 'Install'),
    button('close', 'Don’t show again', '✕'),
  );
});
