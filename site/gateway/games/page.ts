/** The one page of the sandbox games. What it shows comes after the ticket is exchanged. */

/** Names of the built files, as the build gives them. */
const SCRIPT = '/assets/games.js';
/** What this page and that of the chat have in common. */
const SHARED = '/assets/shared.js';
const SHEET = '/assets/games.css';

export const GAME_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>lobbykit</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${SHEET}">
<link rel="modulepreload" href="${SHARED}">
<script type="module" src="${SCRIPT}"></script>
</head>
<body>
<main id="game" aria-busy="true"></main>
<noscript>This game needs JavaScript.</noscript>
</body>
</html>
`;

/** Content policy of the page: its own files alone, and frames of the given sites only (S28, S44). */
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
