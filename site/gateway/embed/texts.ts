/** Texts of framed pages: titles, errors of an invalid URL, and the content after the login was closed. */
import { baseLanguage, languageCode } from 'lobbykit/domain';
import type { WidgetName } from 'lobbykit/server';
import type { Allowed } from './parameters.ts';

export interface FrameTexts {
  /** Language tag (BCP 47). */
  readonly tag: string;
  readonly titles: Readonly<Record<WidgetName, string>>;
  readonly wrong: string;
  readonly wrongText: string;
  readonly unknown: string;
  readonly unknownText: string;
  readonly stranger: string;
  readonly unknownHostText: string;
  readonly host: string;
  readonly parameter: string;
  readonly received: string;
  readonly allowed: string;
  readonly empty: string;
  readonly rules: Readonly<Record<Allowed['kind'], string>>;
  readonly login: string;
  readonly logout: string;
  readonly loggedIn: string;
}

const EN: FrameTexts = {
  tag: 'en',
  titles: {
    'lottery-board': 'Lottery results and countdowns',
    'game-grid': 'Games',
    'winner-board': 'Latest wins',
    'service-widget': 'Customer service',
    'login-modal': 'Log in',
    'download-bar': 'Get the app',
  },
  wrong: 'This frame can’t show what was requested',
  wrongText: 'Correct its address in the page that embeds it.',
  unknown: 'There is no widget with this name',
  unknownText: 'Correct the frame’s address in the page that embeds it.',
  stranger: 'This server doesn’t answer to this name',
  unknownHostText: 'Use the server’s own address. Its operator can add others with the PUBLIC_URL setting.',
  host: 'Host',
  parameter: 'Parameter',
  received: 'Given',
  allowed: 'Allowed',
  empty: 'nothing',
  rules: {
    choice: 'one of {{values}}',
    names: 'a parameter named {{values}}',
    number: 'a whole number from {{min}} to {{max}}',
    merchant: 'the code of a merchant of this gateway',
    once: 'each parameter once',
    color: 'a color, such as #0a6b4f or rgb(10 107 79)',
    length: 'a length in px, such as 12px',
    font: 'names of fonts, separated by commas',
  },
  login: 'Log in',
  logout: 'Log out',
  loggedIn: 'You’re logged in.',
};

const VI: FrameTexts = {
  tag: 'vi',
  titles: {
    'lottery-board': 'Kết quả xổ số và đếm ngược',
    'game-grid': 'Trò chơi',
    'winner-board': 'Người thắng mới nhất',
    'service-widget': 'Chăm sóc khách hàng',
    'login-modal': 'Đăng nhập',
    'download-bar': 'Ứng dụng',
  },
  wrong: 'Khung này không hiển thị được nội dung yêu cầu',
  wrongText: 'Hãy sửa địa chỉ của khung trong trang nhúng nó.',
  unknown: 'Không có tiện ích nào tên như vậy',
  unknownText: 'Hãy sửa địa chỉ của khung trong trang nhúng nó.',
  stranger: 'Máy chủ này không phục vụ tên miền này',
  unknownHostText:
    'Hãy dùng đúng địa chỉ của máy chủ; nhà vận hành có thể thêm địa chỉ khác trong thiết lập PUBLIC_URL.',
  host: 'Tên miền',
  parameter: 'Tham số',
  received: 'Đã nhận',
  allowed: 'Cho phép',
  empty: 'không có gì',
  rules: {
    choice: 'một trong {{values}}',
    names: 'tham số có tên {{values}}',
    number: 'số nguyên từ {{min}} đến {{max}}',
    merchant: 'mã của một đối tác trên máy chủ này',
    once: 'mỗi tham số một lần',
    color: 'một màu, như #0a6b4f hoặc rgb(10 107 79)',
    length: 'độ dài tính bằng px, như 12px',
    font: 'tên phông chữ, cách nhau bằng dấu phẩy',
  },
  login: 'Đăng nhập',
  logout: 'Đăng xuất',
  loggedIn: 'Bạn đã đăng nhập.',
};

const PT: FrameTexts = {
  tag: 'pt',
  titles: {
    'lottery-board': 'Resultados e horários da loteria',
    'game-grid': 'Jogos',
    'winner-board': 'Últimos ganhadores',
    'service-widget': 'Atendimento',
    'login-modal': 'Entrar',
    'download-bar': 'Baixar o app',
  },
  wrong: 'Este quadro não pode mostrar o que foi pedido',
  wrongText: 'Corrija o endereço dele na página que o incorpora.',
  unknown: 'Não há widget com este nome',
  unknownText: 'Corrija o endereço do quadro na página que o incorpora.',
  stranger: 'Este servidor não atende por este nome',
  unknownHostText: 'Use o endereço do próprio servidor; o operador pode adicionar outros na configuração PUBLIC_URL.',
  host: 'Domínio',
  parameter: 'Parâmetro',
  received: 'Recebido',
  allowed: 'Permitido',
  empty: 'nada',
  rules: {
    choice: 'um de {{values}}',
    names: 'um parâmetro chamado {{values}}',
    number: 'um número inteiro de {{min}} a {{max}}',
    merchant: 'o código de um comerciante deste gateway',
    once: 'cada parâmetro uma vez',
    color: 'uma cor, como #0a6b4f ou rgb(10 107 79)',
    length: 'uma medida em px, como 12px',
    font: 'nomes de fontes, separados por vírgulas',
  },
  login: 'Entrar',
  logout: 'Sair',
  loggedIn: 'Você entrou na sua conta.',
};

const TEXTS: ReadonlyMap<string, FrameTexts> = new Map([
  ['EN', EN],
  ['VI', VI],
  ['PT', PT],
]);

/** Returns the texts in a language, else in English. */
export const frameTexts = (language: string): FrameTexts => TEXTS.get(baseLanguage(languageCode(language))) ?? EN;

/** Describes the allowed values in the language of the texts. */
export function allowedText(allowed: Allowed, texts: FrameTexts): string {
  const text = texts.rules[allowed.kind];
  if (allowed.kind === 'number') {
    return text.replace('{{min}}', String(allowed.min)).replace('{{max}}', String(allowed.max));
  }
  return 'values' in allowed ? text.replace('{{values}}', allowed.values.join(', ')) : text;
}
