/**
 * Pages of the games' origin: games and the live chat. Their content loads after the launch token in the URL is
 * exchanged.
 */

interface PageParts {
  /** Id of the element that the script fills. */
  readonly id: string;
  /** Name of the built script that the page loads. */
  readonly script: string;
  readonly icon: string;
  /** Feature that requires a script, for the noscript text: 'This game'. */
  readonly feature: string;
}

/** Names match the output of the build; `shared.js` contains code common to both pages. */
const ticketPage = ({ id, script, icon, feature }: PageParts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>lobbykit</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="/assets/games.css">
<link rel="modulepreload" href="/assets/shared.js">
<script type="module" src="/assets/${script}.js"></script>
</head>
<body>
<main id="${id}" aria-busy="true"></main>
<noscript>${feature} needs JavaScript.</noscript>
</body>
</html>
`;

export const GAME_PAGE = ticketPage({ id: 'game', script: 'games', icon: 'data:,', feature: 'This game' });

export const CHAT_PAGE = ticketPage({ id: 'chat', script: 'chat', icon: '/art/app/icon.svg', feature: 'This chat' });

/** The chat opens in a separate window and must not be framed. */
export const CHAT_FRAMES: readonly string[] = ["'none'"];

/**
 * Content security policy of the game page. The page may load only its own files and be framed only by the given sites
 * (S28, S44).
 */
export const gamePolicy = (sites: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${sites.join(' ')}`,
  ].join('; ');
