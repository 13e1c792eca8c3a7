/** Script of a page with a separate login: passes the data of the site's API and the tokens of its login to the kit. */

/** Sends a request to the site's API. Rejects with an error that has `status`, which the kit evaluates. */
async function api(path, { token, signal, method = 'GET', body } = {}) {
  const response = await fetch(path, {
    method,
    signal,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw Object.assign(new Error(`${method} ${path}`), { status: response.status });
  return response.status === 204 ? null : response.json();
}

const gameOf = ({ sku, title, popular }) => ({ id: sku, name: title, isHot: popular });

/** Adapter that converts the names and units of the API to those of the kit. */
const source = {
  now: () => api('/api/time'),
  async lotteries(_, context) {
    const rows = await api('/api/lotteries', context);
    return rows.map(({ key, label, next, last }) => ({
      id: key,
      name: label,
      drawAt: Date.parse(next),
      drawNumber: String(Date.parse(next) / 60_000),
      previous: { drawNumber: String(last.at / 60_000), numbers: last.digits, at: last.at },
    }));
  },
  async results({ lotteryId, page }, context) {
    const rows = await api(`/api/lotteries/${lotteryId}/results?page=${page}`, context);
    return { results: rows.map(({ at, digits }) => ({ drawNumber: at / 60_000, numbers: digits, at })), totalPages: 5 };
  },
  async winners({ limit }, context) {
    const rows = await api('/api/wins', context);
    const wins = rows.map(({ who, sku, title, cents }) => ({
      name: who,
      game: title,
      gameId: sku,
      amount: cents / 100,
    }));
    return { wins: wins.slice(0, limit), currency: '€' };
  },
  async games({ page, pageSize, name = '' }, context) {
    const query = new URLSearchParams({ page, size: pageSize, search: name });
    const { items, pages } = await api(`/api/games?${query}`, context);
    return { games: items.map(gameOf), totalPages: pages };
  },
  favorites: {
    ids: (_, context) => api('/api/favorites', context),
    async games(_, context) {
      const [ids, { items }] = await Promise.all([api('/api/favorites', context), api('/api/games?size=100', context)]);
      return { games: items.filter(({ sku }) => ids.includes(sku)).map(gameOf) };
    },
    add: ({ gameId }, context) => api(`/api/favorites/${gameId}`, { ...context, method: 'PUT' }),
    remove: ({ gameId }, context) => api(`/api/favorites/${gameId}`, { ...context, method: 'DELETE' }),
  },
};

const form = document.querySelector('#login');
const member = document.querySelector('#member');

// Uses a queue, because the kit may load after this script.
window.lobbykit ??= [];
window.lobbykit.push(kit => {
  const lobby = kit.createLobby({
    source,
    language: 'EN',
    getToken: () => api('/token', { method: 'POST' }),
    onExpired: () => show(null),
  });
  const show = session => {
    form.hidden = session !== null;
    member.hidden = session === null;
    member.querySelector('span').textContent = session ? `Logged in as ${session.userName}` : '';
  };
  lobby.$session.subscribe(show);
  // A visitor who marks a favorite must log in with the form of this page. After the login, `resume` marks the
  // favorite.
  let resume = () => {};
  lobby.on('login-request', event => {
    event.preventDefault();
    resume = event.detail.resume;
    form.querySelector('input').focus();
  });
  form.addEventListener('submit', async event => {
    event.preventDefault();
    const { name, password } = Object.fromEntries(new FormData(form));
    try {
      await api('/login', { method: 'POST', body: { name, password } });
      form.reset();
      form.querySelector('output').textContent = '';
    } catch {
      form.querySelector('output').textContent = 'Wrong name or password.';
    }
    await lobby.renew();
    resume();
  });
  member.querySelector('button').addEventListener('click', async () => {
    await api('/logout', { method: 'POST' });
    await lobby.renew();
  });
});
