/**
 * Icons in the light DOM. The shape of a path is a property of style, and its attribute counts less than any rule of the page:
 * after `* { all: unset }` nothing of an icon is left. Written into the element itself, and marked important, it holds.
 */

/** Pins every path below `place`, whenever one comes or changes; for as long as `place` lives. */
export function pinPictures(place: HTMLElement): void {
  new MutationObserver(() => {
    for (const path of place.querySelectorAll('path')) {
      path.style.setProperty('d', `path("${path.getAttribute('d')}")`, 'important');
    }
  }).observe(place, { childList: true, subtree: true, attributeFilter: ['d'] });
}
