/** `react-dom/client` of the element and script builds: roots on preact alone. */
import { type ComponentChild, render } from 'preact';

export const createRoot = (container: Element) => ({
  render: (tree: ComponentChild) => render(tree, container),
  unmount: () => render(null, container),
});
