/**
 * Back end of a site that embeds widgets but uses no lobbykit gateway: separate login, separate tokens, and JSON in a
 * separate format, which `page.js` converts for the kit. Play money only; all data is in memory.
 *
 *   npm install express lobbykit && node server.mjs
 */
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import express from 'express';

const PORT = Number(process.env.PORT ?? 3_000);
/** Directory with the script-tag build of the kit. */
const SDK = process.env.SDK_DIRECTORY ?? fileURLToPath(new URL('script', import.meta.resolve('lobbykit')));
/** Lifetime of a token, ms. When a request fails with 401, the kit fetches the next token. */
const TOKEN_MS = Number(process.env.TOKEN_MS ?? 60_000);
const DRAW_MS = 60_000;

const members = new Map([['ann', { name: 'ann', password: 'secret-1', favorites: new Set() }]]);
/** Members by login cookie of the site; `tokens` contains members by API token. */
const logins = new Map();
const tokens = new Map();

const games = Array.from({ length: 40 }, (_, at) => ({
  sku: `g${at + 1}`,
  title: `Game ${at + 1}`,
  popular: at % 7 === 0,
}));

const app = express();
app.disable('x-powered-by');
app.use((_, response, next) => {
  response.set('Content-Security-Policy', "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'");
  next();
});
app.use('/sdk', express.static(SDK));
app.use(express.static(fileURLToPath(new URL('public', import.meta.url))));
app.use(express.json(), express.urlencoded({ extended: false }));

// ---- Login of the site: a cookie that scripts cannot read.

const cookieOf = request => /(?:^|;\s*)sid=(\w+)/.exec(request.get('Cookie') ?? '')?.[1] ?? '';
const newId = () => randomBytes(24).toString('hex');

app.post('/login', (request, response) => {
  const member = members.get(request.body.name);
  if (!member || member.password !== request.body.password) {
    response.status(401).json({ error: 'Wrong name or password.' });
    return;
  }
  const sid = newId();
  logins.set(sid, member);
  response.cookie('sid', sid, { httpOnly: true, sameSite: 'strict' }).json({ name: member.name });
});

app.post('/logout', (request, response) => {
  logins.delete(cookieOf(request));
  response.clearCookie('sid').status(204).end();
});

/** Issues a short-lived token for the widgets. A new token is available as long as the login of the site is valid. */
app.post('/token', (request, response) => {
  const member = logins.get(cookieOf(request));
  if (!member) {
    response.json(null);
    return;
  }
  const token = newId();
  tokens.set(token, { member, until: Date.now() + TOKEN_MS });
  response.json({ token, userName: member.name });
});

// ---- API of the site.

const memberOf = request => {
  const known = tokens.get((request.get('Authorization') ?? '').replace('Bearer ', ''));
  return known && known.until > Date.now() ? known.member : null;
};
const membersOnly = (request, response, next) => {
  response.locals.member = memberOf(request);
  if (response.locals.member) next();
  else response.status(401).json({ error: 'The token is missing or expired.' });
};

/** Returns the result of the draw that ends at `at` (ms since 1970): the same for every visitor. */
const resultOf = at => Array.from({ length: 5 }, (_, place) => (Math.floor(at / DRAW_MS) * (place + 3)) % 10);

app.get('/api/time', (_, response) => response.json(Date.now()));

app.get('/api/lotteries', (_, response) => {
  const next = Math.ceil(Date.now() / DRAW_MS) * DRAW_MS;
  const last = next - DRAW_MS;
  response.json([
    {
      key: 'minute',
      label: 'Every minute',
      next: new Date(next).toISOString(),
      last: { at: last, digits: resultOf(last) },
    },
  ]);
});

app.get('/api/lotteries/:key/results', (request, response) => {
  const last = Math.floor(Date.now() / DRAW_MS) * DRAW_MS;
  const first = (Number(request.query.page) - 1) * 20;
  const times = Array.from({ length: 20 }, (_, row) => last - (first + row) * DRAW_MS);
  response.json(times.map(at => ({ at, digits: resultOf(at) })));
});

app.get('/api/wins', (_, response) =>
  response.json(
    games.slice(0, 8).map(({ sku, title }, at) => ({ who: `m***${at}`, sku, title, cents: 1_250 * (at + 1) })),
  ),
);

app.get('/api/games', (request, response) => {
  const { page = '1', size = '20', search = '' } = request.query;
  const found = games.filter(({ title }) => title.toLowerCase().includes(String(search).toLowerCase()));
  const start = (Number(page) - 1) * Number(size);
  response.json({ items: found.slice(start, start + Number(size)), pages: Math.ceil(found.length / Number(size)) });
});

app.get('/api/favorites', membersOnly, (_, response) => response.json([...response.locals.member.favorites]));
app.put('/api/favorites/:sku', membersOnly, (request, response) => {
  response.locals.member.favorites.add(request.params.sku);
  response.status(204).end();
});
app.delete('/api/favorites/:sku', membersOnly, (request, response) => {
  response.locals.member.favorites.delete(request.params.sku);
  response.status(204).end();
});

app.listen(PORT, '127.0.0.1', () => console.log(`http://127.0.0.1:${PORT}`));
