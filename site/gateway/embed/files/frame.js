/**
 * What a widget needs in a frame of its own: the host's colors, a word to the host about height and events, and ways out
 * that open a tab. It listens to no message, so that none can do anything (S29).
 */
(() => {
  const { widget, origins, tokens, closed, theme } = document.currentScript.dataset;
  /** Facts a host may want to know of; none carries more than its name. */
  const EVENTS = ['ready', 'error', 'open', 'close', 'login', 'logout', 'session-expired'];
  const PROPERTIES = { color: 'color', length: 'width', font: 'font-family' };
  /** Lower frames have no room for a login. */
  const LOGIN_ROOM = 360;
  const wrong = [];

  for (const [name, value, kind] of tokens ? JSON.parse(tokens) : []) {
    if (CSS.supports(PROPERTIES[kind], value)) document.documentElement.style.setProperty(`--lobby-${name}`, value);
    else wrong.push([name, value]);
  }

  /** Origin of the page around, where the merchant lists it; null: nobody is told anything. */
  const host = (() => {
    if (parent === window) return null;
    const { ancestorOrigins } = location;
    const named = URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
    const found = ancestorOrigins ? ancestorOrigins[0] : named;
    return found && found !== 'null' && (origins === '*' || origins.split(' ').includes(found)) ? found : null;
  })();
  const tell = message => host && parent.postMessage({ ...message, widget }, host);

  for (const name of EVENTS) {
    document.addEventListener(`lobby-${name}`, () => tell({ type: 'lobbykit:event', event: name }));
  }

  const openSite = route => {
    const url = new URL(`/m/${route.replace(/^[/\\]+/, '')}`, location.origin);
    if (url.origin === location.origin) open(url.href, '_blank', 'noopener');
  };

  /** Opens the login of this page, which is made when it is first asked for, as soon as its code is there. */
  const requestLoginFor = () => {
    let login = document.querySelector('lobby-login-modal');
    if (!login) {
      if (innerHeight < LOGIN_ROOM) return openSite('login');
      login = document.createElement('lobby-login-modal');
      login.setAttribute('theme', theme);
      document.body.append(login);
    }
    login.setAttribute('open', '');
  };

  /** What the visitor wanted before the login. */
  let resume;
  document.addEventListener('lobby-login', () => {
    resume?.();
    resume = undefined;
  });

  /** What happens in place of leaving the page. */
  const ANSWERS = {
    'navigate-request': event => {
      event.preventDefault();
      openSite(event.detail.to);
    },
    'login-request': event => {
      event.preventDefault();
      ({ resume } = event.detail);
      requestLoginFor();
    },
  };

  const begin = () => {
    const box = document.querySelector('#frame');
    const element = box.querySelector(`lobby-${widget}`);

    const [first] = wrong;
    if (first) {
      const words = document.querySelector('#wrong');
      words.textContent = words.dataset.text.replace('{{name}}', () => first[0]).replace('{{value}}', () => first[1]);
      words.hidden = false;
    }

    let told = -1;
    const measure = () => {
      const { state } = element.dataset;
      // A list that goes on as it is scrolled has no height that fits: each one told would ask for more games.
      if (!state || state === 'loading' || element.getAttribute('more') === 'scroll') return;
      const height = Math.ceil(box.getBoundingClientRect().height);
      if (height === told) return;
      told = height;
      tell({ type: 'lobbykit:height', height });
    };
    new ResizeObserver(measure).observe(box);
    new MutationObserver(measure).observe(element, { attributes: true, attributeFilter: ['data-state'] });

    // A widget may ask before the kit is there: its element tells the document.
    for (const [name, answer] of Object.entries(ANSWERS)) document.addEventListener(`lobby-${name}`, answer);
    window.lobbykit = window.lobbykit ?? [];
    window.lobbykit.push(kit => {
      const lobby = kit.lobby();
      // What the lobby asks for by itself has no element.
      for (const [name, answer] of Object.entries(ANSWERS)) lobby.on(name, answer);
      if (widget === 'login-modal') watchDoor(lobby, element);
    });
  };

  /** A login that is closed leaves a way back to it, one that is done a way out. */
  const watchDoor = (lobby, element) => {
    const [door, text, enter, leave] = ['door', 'door-text', 'door-in', 'door-out'].map(id =>
      document.querySelector(`#${id}`),
    );
    enter.addEventListener('click', () => element.show());
    leave.addEventListener('click', () => lobby.logout());
    element.addEventListener('lobby-open', () => {
      door.hidden = true;
    });
    // A login whose code did not come leaves the same way back as one that was closed.
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
