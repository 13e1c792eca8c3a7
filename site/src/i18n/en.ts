/** Page texts in English: the shape of every other table. Widget texts live in the SDK. */
export const en = {
  'page.title': 'lobbykit demo: lottery draws as they happen',
  'header.language': 'Language',
  'header.darkTheme': 'Dark theme',
  'mark.playMoney': 'Play money',
  'examples.title': 'The same board on your own page',
  'examples.text': 'By script tag, as a custom element or as a React component: see all three at work.',
  'footer.age': 'For adults aged 18 and over',
  'footer.responsible': 'Play responsibly. Set a limit before you start, and stop when it is no longer fun.',
  'footer.sandbox': 'Demonstration with play money: no real value. Results marked as sandbox are made by this server.',
  'aside.title': 'Draw times and results. One place.',
  'aside.text': 'The page keeps the size of a phone, so nothing moves when you change device.',
  'next.title': 'Next draw',
  'next.open': 'Closes in',
  'next.closed': 'Draws in',
  'next.waiting': 'Waiting for the result',
  'phone.title': 'Continue on your phone',
  'phone.text': 'Scan with the camera. You stay on the page you are looking at.',
  'phone.loopback':
    'This address works on this computer only. Start the server with HOST=0.0.0.0 to reach it from a phone.',
  'phone.code': 'QR code with the address of this page',
  'notOpen.login.title': 'Accounts are not open yet',
  'notOpen.login.favourite': 'Favourites are kept per account, and this build has no log-in yet. Nothing was changed.',
  'notOpen.login.recent': 'Recently played lotteries are kept per account, and this build has no log-in yet.',
  'notOpen.login.launch': 'Playing needs an account, and this build has no log-in yet.',
  'notOpen.launch.title': 'Game screens are not open yet',
  'notOpen.launch.text': 'You can follow the draws of {{name}} here. Playing it is not part of this build.',
  'notOpen.close': 'Back to the draws',
  'notOpen.dismiss': 'Close',
  'failed.title': 'This part of the page stopped',
  'failed.text': 'The rest of the page still works.',
  'failed.retry': 'Try again',
} as const;

export type PageTextKey = keyof typeof en;
export type PageTexts = Readonly<Record<PageTextKey, string>>;
