/** The page of the live chat, on the origin of the games. What it shows comes after the ticket is exchanged. */

export const CHAT_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>lobbykit</title>
<link rel="icon" href="/art/app/icon.svg">
<link rel="stylesheet" href="/assets/games.css">
<link rel="modulepreload" href="/assets/shared.js">
<script type="module" src="/assets/chat.js"></script>
</head>
<body>
<main id="chat" aria-busy="true"></main>
<noscript>This chat needs JavaScript.</noscript>
</body>
</html>
`;

/** Nobody frames it: it opens in a window of its own. */
export const CHAT_FRAMES: readonly string[] = ["'none'"];
