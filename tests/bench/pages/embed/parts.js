/* Shared code of the handwritten pages: requests like those of the kit, and creation of elements. Bundled into each page. */

export const { gateway } = document.currentScript.dataset;

export const ask = (path, ModuleId = 'COMM3') =>
  fetch(gateway + path, {
    headers: { ModuleId },
    cache: 'no-cache',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).then(response => response.json());

export const make = (tag, className, ...content) => {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...content);
  return node;
};

export const button = (className, label, ...content) => {
  const node = make('button', className, ...content);
  node.type = 'button';
  node.setAttribute('aria-label', label);
  return node;
};

export const picture = (path, size) => {
  const node = make('img', 'picture');
  node.alt = '';
  node.width = node.height = size;
  node.loading = 'lazy';
  node.decoding = 'async';
  node.src = gateway + path;
  return node;
};

export const place = document.querySelector('#widget');
