/**
 * Simulates a library of 2007: enumerable prototype methods, `toJSON` on arrays and strings, a custom `Array.from` and
 * `Promise`, and a wrapped `fetch`. Runs before all other scripts if the URL enables it.
 */
(() => {
  if (!new URLSearchParams(location.search).get('on')?.split('.').includes('library')) return;

  const add = (target, methods) => {
    for (const [name, value] of Object.entries(methods)) target[name] = value;
  };

  add(Object.prototype, {
    extend(source) {
      for (const name in source) this[name] = source[name];
      return this;
    },
    isEmpty() {
      for (const _ in this) return false;
      return true;
    },
    title: 'a property every object has now',
  });
  add(Array.prototype, {
    each(run) {
      for (let at = 0; at < this.length; at++) run(this[at], at);
      return this;
    },
    first() {
      return this[0];
    },
    // Causes `JSON.stringify` to encode arrays twice, as Prototype 1.5 did.
    toJSON() {
      return `[${this.map(one => JSON.stringify(one)).join(', ')}]`;
    },
  });
  add(String.prototype, {
    strip() {
      return this.replace(/^\s+|\s+$/g, '');
    },
    toJSON() {
      return `"${this.replaceAll('"', '\\"')}"`;
    },
  });
  add(Function.prototype, {
    delegate(scope) {
      return (...args) => this.apply(scope, args);
    },
  });
  add(Element.prototype, {
    show() {
      this.style.display = '';
      return this;
    },
    hide() {
      this.style.display = 'none';
      return this;
    },
    addClass(name) {
      this.className += ` ${name}`;
      return this;
    },
  });
  add(Node.prototype, {
    inject(parent) {
      parent.appendChild(this);
      return this;
    },
  });

  const stringify = JSON.stringify;
  JSON.stringify = (value, ...rest) => stringify.call(JSON, value, ...rest);

  // Supports only array-like objects, not iterators, maps, or sets.
  Array.from = (list, map) => {
    const made = [];
    for (let at = 0; at < (list?.length ?? 0); at++) made.push(map ? map(list[at], at) : list[at]);
    return made;
  };

  const fetched = window.fetch;
  window.fetch = (...args) => fetched.apply(window, args).then(answer => answer);

  const Native = window.Promise;
  window.Promise = class OwnPromise extends Native {
    done(run) {
      return this.then(run);
    }
  };

  window.requestAnimationFrame = (
    run => callback =>
      run.call(window, time => callback(time))
  )(window.requestAnimationFrame);
  window.$ = id => document.getElementById(id);
})();
