/** State of the download dialogs, derived from the popup flags of the page (HOME-05, FRAME-21). */
import type { DownloadPanel, DownloadPlace } from 'lobbykit';
import { computed } from 'nanostores';
import type { PopupName, Popups } from '../../../shared/overlays/popups.ts';

const FLAGS = { links: 'download', steps: 'downloadSteps', homeScreen: 'homeScreen' } as const satisfies Record<
  DownloadPanel,
  PopupName
>;
const panels = Object.keys(FLAGS) as DownloadPanel[];

/** Returns the state for the download bar: the open dialog is the first set flag, and `show` clears the other flags. */
export function downloadPlace(popups: Popups): DownloadPlace {
  return {
    $panel: computed([popups.$download, popups.$downloadSteps, popups.$homeScreen], (links, steps, homeScreen) => {
      const open = { links, steps, homeScreen };
      return panels.find(panel => open[panel]) ?? null;
    }),
    show(target) {
      for (const panel of panels) {
        if (panel === target) popups.open(FLAGS[panel]);
        else popups.close(FLAGS[panel]);
      }
    },
  };
}
