/**
 * Script of a framed widget: applies the host's colors, reports height and events to the host, and opens links in a tab.
 * It listens to no messages, so that no page can control it (S29).
 */
(() => {
  const { widget, origins, tokens, closed, theme } = document.currentScript.dataset;
  /** Events reported to the host, by name only. */
  const EVENTS = ['ready', 'error', 'open', 'close', 'login', 'logout', 'session-expired'];
  const PROPERTIES = { color: 'color', length: 'width', font: 'font-family' };
  /** Minimum height of a frame for a login, px. */
  const LOGIN_MIN_HEIGHT = 360;
  const invalid = [];

  for (const [name, value, kind] of tokens ? JSON.parse(tokens) : []) {
    if (CSS.supports(PROPERTIES[kind], value)) document.documentElement.style.setProperty(`--lobby-${name}`, value);
    else invalid.push([name, value]);
  }

  /** Origin of the parent page if the merchant lists it; null sends no messages. */
  const host = (() => {
    if (parent === window) return null;
    const { ancestorOrigins } = location;
    const named = URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
    const found = ancestorOrigins ? ancestorOrigins[0] : named;
    return found && found !== 'null' && (origins === '*' || origins.split(' ').includes(found)) ? found : null;
  })();
  const send = message => host && parent.postMessage({ ...message, widget }, host);

  for (const name of EVENTS) {
    document.addEventListener(`lobby-${name}`, () => send({ type: 'lobbykit:event', event: name }));
  }

  const openSite = route => {
    const url = new URL(`/m/${route.replace(/^[/\\]+/, '')}`, location.origin);
    if (url.origin === location.origin) open(url.href, '_blank', 'noopener');
  };

  /** Opens the login of this page, creating its tag at the first request. */
  const openLogin = () => {
    let login = document.querySelector('lobby-login-modal');
    if (!login) {
      if (innerHeight < LOGIN_MIN_HEIGHT) return openSite('login');
      login = document.createElement('lobby-login-modal');
      login.setAttribute('theme', theme);
      document.body.append(login);
    }
    login.setAttribute('open', '');
  };

  /** Continues the action that required the login. */
  let resume;
  document.addEventListener('lobby-login', () => {
    resume?.();
    resume = undefined;
  });

  /** Handlers of requests that would leave the page. */
  const HANDLERS = {
    'navigate-request': event => {
      event.preventDefault();
      openSite(event.detail.to);
    },
    'login-request': event => {
      event.preventDefault();
      ({ resume } = event.detail);
      openLogin();
    },
  };

  const begin = () => {
    const box = document.querySelector('#frame');
    const element = box.querySelector(`lobby-${widget}`);

    const [first] = invalid;
    if (first) {
      const message = document.querySelector('#wrong');
      const text = message.dataset.text.replace('{{name}}', () => first[0]);
      message.textContent = text.replace('{{value}}', () => first[1]);
      message.hidden = false;
    }

    let sentHeight = -1;
    const measure = () => {
      const { state } = element;
      // A list with infinite scroll has no final height: each reported height would load more games.
      if (!state || state === 'loading' || element.getAttribute('more') === 'scroll') return;
      const height = Math.ceil(box.getBoundingClientRect().height);
      if (height === sentHeight) return;
      sentHeight = height;
      send({ type: 'lobbykit:height', height });
    };
    new ResizeObserver(measure).observe(box);
    element.addEventListener('lobby-state', measure);

    // Before the kit has loaded, a request reaches the document as an event of the element.
    for (const [name, handler] of Object.entries(HANDLERS)) document.addEventListener(`lobby-${name}`, handler);
    window.lobbykit = window.lobbykit ?? [];
    window.lobbykit.push(kit => {
      const lobby = kit.lobby();
      // Requests of the lobby itself have no element.
      for (const [name, handler] of Object.entries(HANDLERS)) lobby.on(name, handler);
      if (widget === 'login-modal') showLoginStatus(lobby, element);
    });
  };

  /** Shows a button that opens a closed login again, and a logout for a member. */
  const showLoginStatus = (lobby, element) => {
    const [door, text, enter, leave] = ['door', 'door-text', 'door-in', 'door-out'].map(id =>
      document.querySelector(`#${id}`),
    );
    enter.addEventListener('click', () => element.show());
    leave.addEventListener('click', () => lobby.logout());
    element.addEventListener('lobby-open', () => {
      door.hidden = true;
    });
    // A login with failed code has the same button as a closed one.
    for (const end of ['lobby-close', 'lobby-error']) {
      element.addEventListener(end, () => {
        door.hidden = false;
      });
    }
    lobby.$session.subscribe(session => {
      text.hidden = leave.hidden = !session;
      enter.hidden = Boolean(session);
    });
    if (closed === undefined && !lobby.$session.get()) element.setAttribute('open', '');
    else door.hidden = false;
  };

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
})();
