/**
 * Page of the simulated payment provider: HTML without scripts, with a button for each outcome of a payment (PAY-07).
 */

import { escapeText } from '../../platform/escape-text.ts';
import type { PayerChoice } from './tables.ts';

interface PageTexts {
  readonly title: string;
  readonly amount: string;
  readonly playMoney: string;
  readonly over: string;
  readonly done: string;
  readonly choices: Readonly<Record<PayerChoice, string>>;
}

const TEXTS: Readonly<Record<string, PageTexts>> = {
  EN: {
    title: 'Sandbox pay',
    amount: 'To be paid',
    playMoney: 'Play money: nobody is charged. Choose how this payment ends.',
    over: 'This payment is over.',
    done: 'Thank you. You can close this page; the deposit goes on by itself.',
    choices: {
      pays: 'Pay',
      less: 'Pay half',
      twice: 'Pay, reported twice',
      late: 'Pay too late',
      fails: 'Refuse',
      never: 'Never answer',
    },
  },
  VI: {
    title: 'Cổng thanh toán thử',
    amount: 'Số tiền cần trả',
    playMoney: 'Tiền chơi: không ai bị trừ tiền. Hãy chọn kết quả của lần thanh toán này.',
    over: 'Lần thanh toán này đã kết thúc.',
    done: 'Cảm ơn bạn. Bạn có thể đóng trang này; khoản nạp sẽ tự tiếp tục.',
    choices: {
      pays: 'Trả',
      less: 'Trả một nửa',
      twice: 'Trả, báo hai lần',
      late: 'Trả quá muộn',
      fails: 'Từ chối',
      never: 'Không phản hồi',
    },
  },
  PT: {
    title: 'Pagamento de teste',
    amount: 'A pagar',
    playMoney: 'Dinheiro fictício: ninguém é cobrado. Escolha como este pagamento termina.',
    over: 'Este pagamento terminou.',
    done: 'Obrigado. Você pode fechar esta página; o depósito continua automaticamente.',
    choices: {
      pays: 'Pagar',
      less: 'Pagar metade',
      twice: 'Pagar, com aviso duplicado',
      late: 'Pagar tarde demais',
      fails: 'Recusar',
      never: 'Nunca responder',
    },
  },
};

const ENGLISH = TEXTS.EN as PageTexts;

/** Order of the buttons, most common outcome first. */
const ORDER: readonly PayerChoice[] = ['pays', 'less', 'twice', 'late', 'fails', 'never'];

export interface PayoutPage {
  readonly reference: string;
  readonly language: string;
  /** Formatted amount, such as `₫ 2,000,000`. */
  readonly amount: string;
  /** `choose`: no outcome is chosen yet. `done`: chosen by this request. `over`: chosen earlier. */
  readonly state: 'choose' | 'done' | 'over';
}

/** Renders the payment page. */
export function payoutPage({ reference, language, amount, state }: PayoutPage): string {
  const texts = TEXTS[language] ?? ENGLISH;
  const body =
    state === 'choose'
      ? `<p>${texts.playMoney}</p>
<form method="post" action="/pay/${reference}">
${ORDER.map(choice => `<button name="choice" value="${choice}">${texts.choices[choice]}</button>`).join('\n')}
</form>`
      : `<p role="status">${state === 'done' ? texts.done : texts.over}</p>`;
  return `<!doctype html>
<html lang="${(TEXTS[language] ? language : 'EN').toLowerCase()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pay.css">
</head>
<body>
<main>
<h1>${texts.title}</h1>
<dl><dt>${texts.amount}</dt><dd>${escapeText(amount)}</dd></dl>
${body}
</main>
</body>
</html>
`;
}

export const PAYMENT_STYLESHEET = `:root { color-scheme: light dark; font: 16px/1.5 -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 26rem; margin: 0 auto; padding: 24px 16px 40px; }
h1 { font-size: 1.25rem; margin: 0 0 16px; }
dl { margin: 0 0 16px; }
dt { font-size: .8125rem; opacity: .8; }
dd { margin: 0; font-size: 1.75rem; font-weight: 700; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
form { display: grid; gap: 12px; }
button { min-height: 48px; padding: 8px 16px; border: 1px solid GrayText; border-radius: 12px; background: Canvas; color: CanvasText; font: inherit; font-weight: 600; }
button:first-child { background: #c8102e; border-color: #c8102e; color: #fff; }
button:focus-visible { outline: 3px solid #1f5fd6; outline-offset: 2px; }
`;

/**
 * Returns the Content-Security-Policy of the payment page. The page may load only its stylesheet, submit only its form,
 * and be framed only by the given sites.
 */
export const payPolicy = (sites: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${sites.join(' ')}`,
  ].join('; ');
