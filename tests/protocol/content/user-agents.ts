/** User agents of browsers and of apps with a built-in browser, and the instructions that each requires. */
import type { Browser } from '../../../sdk/protocol/content/download.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const WEBVIEW =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36';

/** Name, user agent and expected browser of each case. All devices report five touch points. */
export const USER_AGENTS: readonly (readonly [string, string, Browser])[] = [
  ['Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'safari'],
  [
    'Safari of iOS 26, which names iOS 18.6',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'safari',
  ],
  [
    'Safari of iOS 12',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1',
    'safari',
  ],
  ['Safari on an iPad', `${MAC} Version/17.5 Safari/605.1.15`, 'safari'],
  ['Chrome on an iPhone', `${IPHONE} CriOS/126.0.6478.153 Mobile/15E148 Safari/604.1`, 'iosBrowser'],
  ['Chrome on an iPad', `${MAC} CriOS/126 Version/11.1.1 Safari/605.1.15`, 'iosBrowser'],
  [
    'Chrome of iOS 16.3',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/112.0.5615.167 Mobile/15E148 Safari/604.1',
    'oldIosBrowser',
  ],
  [
    'Chrome of iOS 16.4',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/112.0.5615.167 Mobile/15E148 Safari/604.1',
    'iosBrowser',
  ],
  ['Edge on an iPhone', `${IPHONE} Version/17.0 EdgiOS/125.0.2535.96 Mobile/15E148 Safari/604.1`, 'iosBrowser'],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'iosBrowser'],
  [
    'Firefox on an iPad',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/127.0 Safari/605.1.15',
    'iosBrowser',
  ],
  ['Opera on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 OPT/4.7.0`, 'iosBrowser'],
  ['DuckDuckGo on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, 'iosBrowser'],
  ['Cốc Cốc on an iPhone', `${IPHONE} Version/17.5 coc_coc_browser/126.0 Mobile/15E148 Safari/604.1`, 'iosBrowser'],
  ['an unknown browser on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 Nova/3.2`, 'other'],
  [
    'Instagram on an iPhone',
    `${IPHONE} Mobile/21F90 Instagram 335.0.0.34.95 (iPhone16,1; iOS 17_5_1; en_US; en; scale=3.00; 1179x2556; 611011253)`,
    'app',
  ],
  [
    'Facebook on an iPhone',
    `${IPHONE} Mobile/21F90 [FBAN/FBIOS;FBAV/468.0.0.37.104;FBBV/609513318;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBID/phone;FBLC/pt_BR;FBOP/5]`,
    'app',
  ],
  [
    'Facebook with the name of Safari',
    `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/500.0]`,
    'app',
  ],
  ['Messenger on an iPhone', `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/461.0.0.26.106;FBSN/iOS]`, 'app'],
  ['Zalo on an iPhone', `${IPHONE} Mobile/15E148 Zalo iOS/598 ZaloTheme/light ZaloLanguage/vn`, 'app'],
  [
    'TikTok on an iPhone',
    `${IPHONE} Mobile/15E148 musical_ly_34.6.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/VN WKWebView/1 BytedanceWebview/d8a21c6`,
    'app',
  ],
  ['Line on an iPhone', `${IPHONE} Mobile/15E148 Safari Line/14.9.0`, 'app'],
  ['WeChat on an iPhone', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/en`, 'app'],
  ['Snapchat on an iPhone', `${IPHONE} Mobile/15E148 Snapchat/12.90.0.43 (like Safari/8618.2.12.10.9, panda)`, 'app'],
  [
    'NAVER on an iPhone',
    `${IPHONE} Version/16.5 Mobile/15E148 Safari/605.1 NAVER(inapp; search; 1010; 11.24.5; 12PRO)`,
    'app',
  ],
  ['the Google app on an iPhone', `${IPHONE} GSA/322.0.643999055 Mobile/15E148 Safari/604.1`, 'app'],
  ['LinkedIn on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 [LinkedInApp]/9.29.7962`, 'app'],
  ['X on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 Twitter for iPhone/10.45`, 'app'],
  ['an unknown app on an iPhone', `${IPHONE} Mobile/15E148`, 'app'],
  ['an unknown app on an iPad', MAC, 'app'],
  ['Chrome on Android', `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`, 'chrome'],
  ['Chrome on a tablet', `${ANDROID} Chrome/126.0.0.0 Safari/537.36`, 'chrome'],
  ['Samsung Internet', `${ANDROID} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'samsung'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'firefox'],
  ['Opera on Android', `${ANDROID} Chrome/124.0.0.0 Mobile Safari/537.36 OPR/83.0.0.0`, 'opera'],
  ['Opera Mini, a WebView', `${WEBVIEW} OPR/82.0.2254.72441`, 'opera'],
  [
    'Opera Mini with its own engine',
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16',
    'opera',
  ],
  ['Edge on Android', `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/125.0.0.0`, 'other'],
  [
    'DuckDuckGo on Android, a WebView',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.122 Mobile DuckDuckGo/5 Safari/537.36',
    'other',
  ],
  [
    'the browser of Xiaomi',
    'Mozilla/5.0 (Linux; U; Android 13; vi-vn; 2201117TG Build/TKQ1.221114.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.6.0',
    'other',
  ],
  [
    'UC Browser',
    'Mozilla/5.0 (Linux; U; Android 13; en-US; SM-A125F Build/TP1A.220624.014) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.7.2.1636 Mobile Safari/537.36',
    'other',
  ],
  [
    'the stock browser of Android 4',
    'Mozilla/5.0 (Linux; U; Android 4.4.2; en-us; GT-I9505 Build/KOT49H) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
    'other',
  ],
  ['Facebook on Android', `${WEBVIEW} [FB_IAB/FB4A;FBAV/468.1.0.56.78;]`, 'app'],
  ['Messenger on Android', `${WEBVIEW} [FB_IAB/Orca-Android;FBAV/462.0.0.47.85;]`, 'app'],
  [
    'Instagram on Android',
    `${WEBVIEW} Instagram 334.0.0.42.95 Android (34/14; 450dpi; 1080x2340; samsung; SM-A546E; a54x; s5e8835; pt_BR; 609775437)`,
    'app',
  ],
  [
    'Zalo on Android',
    'Mozilla/5.0 (Linux; Android 11; RMX1973 Build/RKQ1.201217.002;) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.171 Mobile Safari/537.36 Zalo android/25112868 ZaloTheme/dark ZaloLanguage/vi',
    'app',
  ],
  ['Zalo without the name of a WebView', `${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36 Zalo android/12345`, 'app'],
  [
    'Telegram on Android',
    `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36 Telegram-Android/11.3.3 (Samsung SM-A546E; Android 14; SDK 34; AVERAGE)`,
    'app',
  ],
  ['TikTok on Android', `${WEBVIEW} trill_350402 JsSdk/1.0 NetType/MOBILE BytedanceWebview/d8a21c6`, 'app'],
  ['Line on Android', `${WEBVIEW} Line/14.9.1/IAB`, 'app'],
  [
    'WeChat on Android',
    `${WEBVIEW} XWEB/1260059 MMWEBSDK/20240404 MMWEBID/8517 MicroMessenger/8.0.49.2600 WeChat/arm64 NetType/WIFI Language/en ABI/arm64`,
    'app',
  ],
  ['an unknown app on Android', WEBVIEW, 'app'],
  [
    'Chrome on a computer',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'other',
  ],
  [
    'Facebook on a Windows phone',
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063 [FBAN/FBWP]',
    'other',
  ],
  ['no user agent', '', 'other'],
];
