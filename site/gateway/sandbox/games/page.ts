/**
 * Pages on the origin of the games: the games and the live chat. Their scripts load the content after the exchange of
 * the launch token.
 */

interface PageParts {
  /** Id of the element into which the script renders. */
  readonly id: string;
  /** Name of the built script that the page loads. */
  readonly script: string;
  readonly icon: string;
  /** Subject of the text for browsers without scripts, such as 'This game'. */
  readonly feature: string;
}

/**
 * Returns a page that loads a script. File names are those of the build; `shared.js` contains the code of both pages.
 */
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

/** Origins that may frame the chat: none, because it opens in a separate window. */
export const CHAT_FRAMES: readonly string[] = ["'none'"];

/**
 * Returns the Content-Security-Policy of the game page. The page may load only files of its own origin, and may be
 * framed only by the given sites (S28, S44).
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
