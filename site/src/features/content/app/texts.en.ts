/** English texts of the app download page, loaded with the page. */
export const app = {
  'app.name': 'lobbykit demo',
  'app.words': 'Every draw and game in one app. Choose the version for your phone.',
  'app.close': 'Go to home',
  'app.ways': 'Ways to get the app',
  'app.none': 'There’s nothing to download yet.',
  'app.failed': 'Couldn’t load the links',
  'app.tutorial': 'Install on iPhone and iPad',
  'app.needs': 'Requires iOS 12.4 or later.',
  'app.back': 'Back',
  'app.next': 'Next',
  'app.step': 'Step {{step}} of {{steps}}',
  'app.1.title': 'Open this page on your iPhone',
  'app.1.words': 'On another device? Scan the QR code with your phone’s camera.',
  'app.2.title': 'Allow the profile download',
  'app.2.words': 'Your phone asks whether this page may download a profile. Tap Allow.',
  'app.3.title': 'Close the message',
  'app.3.words': 'The profile has been downloaded. Tap Close.',
  'app.4.title': 'Choose the profile in Settings',
  'app.4.words': 'Open Settings and tap “Profile Downloaded” near the top.',
  'app.5.title': 'Tap Install',
  'app.5.words': 'It’s at the top right of the profile.',
  'app.6.title': 'Enter your passcode',
  'app.6.words': 'The one that unlocks your screen. The app is then on your home screen.',
} as const;

/** Texts of the app page in one language. */
export type AppTexts = Readonly<Record<keyof typeof app, string>>;
