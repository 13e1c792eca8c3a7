/** Texts of the page of downloads in English; they load with the page. */
export const app = {
  'app.name': 'lobbykit demo',
  'app.words': 'Every draw and game in one app. Choose the way for your phone.',
  'app.close': 'To the home page',
  'app.ways': 'Ways to the app',
  'app.none': 'There is nothing to download yet.',
  'app.failed': 'The links did not load',
  'app.tutorial': 'Install on iPhone and iPad',
  'app.needs': 'iOS 12.4 or later is required.',
  'app.back': 'Back',
  'app.next': 'Next',
  'app.step': 'Step {{step}} of {{steps}}',
  'app.1.title': 'Scan the QR code',
  'app.1.words': 'Point the camera of the phone at it, or open this page on the phone.',
  'app.2.title': 'Allow the download of the profile',
  'app.2.words': 'The phone asks whether this page may download a profile. Tap Allow.',
  'app.3.title': 'Close the message',
  'app.3.words': 'The profile is downloaded. Tap Close.',
  'app.4.title': 'Choose the profile in Settings',
  'app.4.words': 'Open Settings and tap “Profile Downloaded” near the top.',
  'app.5.title': 'Tap Install',
  'app.5.words': 'It stands at the top right of the profile.',
  'app.6.title': 'Type the code of your phone',
  'app.6.words': 'It is the one that unlocks the screen. The app then waits on the home screen.',
} as const;

/** A complete table. */
export type AppTexts = Readonly<Record<keyof typeof app, string>>;
