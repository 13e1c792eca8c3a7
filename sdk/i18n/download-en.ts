/**
 * English texts of the download bar and its dialogs; the tables of other languages have the same keys. This chunk loads
 * with the first download bar.
 */
export const downloadEn = {
  'download.bar': 'App download',
  'download.title': 'Get the app',
  'download.stars': 'Five stars',
  'download.get': 'Install',
  'download.hide': 'Don’t show again',
  'download.words': 'Your games and draws, one tap from your home screen.',
  'download.kind.Android': 'Android app',
  'download.kind.Android.words': 'For Android phones',
  'download.kind.MOBILECONFIG': 'iOS profile',
  'download.kind.MOBILECONFIG.words': 'Adds the app to your iPhone or iPad',
  'download.kind.IOS': 'iOS app',
  'download.kind.IOS.words': 'For iPhone and iPad',
  'download.none': 'No app to download yet. Add this site to your home screen instead.',
  'download.failed': 'We couldn’t load the downloads. You can still add this site to your home screen.',
  'download.others': 'For other phones',
  'download.home': 'Add to home screen',
  'download.home.words': 'No download needed',
  'download.scan': 'Scan with your phone',
  'download.scan.words': 'Your camera opens the download page.',
  'download.code': 'QR code for the download page',
  'download.part-failed': 'Couldn’t load this section',
  'guide.title': 'Add to your home screen in three steps',
  'guide.step': 'Step {{step}} of {{steps}}',
  'guide.back': 'Back',
  'guide.next': 'Next',
  'guide.done': 'Show the short version',
  'guide.1.title': 'Tap Share',
  'guide.1.words': 'The square with an arrow in Safari’s toolbar.',
  'guide.1.words.iosBrowser': 'The square with an arrow, in the address bar or in the browser menu.',
  'guide.2.title': 'Choose “Add to Home Screen”',
  'guide.2.words': 'Scroll up the list until you see it.',
  'guide.2.words.iosBrowser': 'Scroll up the list until you see it. Not there? Open this page in Safari.',
  'guide.3.title': 'Tap Add',
  'guide.3.words': 'The app is now on your home screen.',
  'homescreen.title': 'Add to home screen',
  'homescreen.safari': 'In Safari: Share, then “Add to Home Screen”, then Add.',
  'homescreen.iosBrowser':
    'Share (in the address bar or in the browser menu), then “Add to Home Screen”, then Add. Not there? Open this page in Safari.',
  'homescreen.oldIosBrowser':
    'Before iOS 16.4, only Safari can add pages to the home screen. Copy the link and open it in Safari.',
  'homescreen.app':
    'This page seems to be open inside another app, which can’t add it to the home screen and may block downloads. In the menu of that app, choose “Open in browser”, or copy the link and open it in {{browser}}.',
  'homescreen.chrome': 'In the browser menu (⋮), choose “Add to Home screen” or “Install app”.',
  'homescreen.samsung': 'In the browser menu (≡), choose “Add page to”, then “Home screen”.',
  'homescreen.firefox':
    'In the browser menu (⋮), if necessary under “More”, choose “Add app to Home screen” or “Install”.',
  'homescreen.opera': 'In Opera’s menu, choose “Home screen”, or “Add to…” and then “Home screen”.',
  'homescreen.other':
    'In the browser menu, look for “Install” or “Add to Home Screen”. Neither there? Open this page in Chrome or Safari.',
  'homescreen.link': 'Link to this page',
  'homescreen.copy': 'Copy link',
  'homescreen.copied': 'Link copied',
  'homescreen.select': 'Couldn’t copy. The link is selected, so that you can copy it yourself.',
  'homescreen.install': 'Install now',
  'homescreen.tips': 'Your iOS version is older than 12.2',
  'homescreen.tip.restart': 'An app added this way restarts every time you leave it. With the profile it doesn’t.',
  'homescreen.tip.profile': 'When the profile opens, tap Install at the top right and enter your passcode.',
  'homescreen.profile': 'Download the profile',
} as const;

/** Table of a language that contains all texts. */
export type DownloadTable = Readonly<Record<keyof typeof downloadEn, string>>;
