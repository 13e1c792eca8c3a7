/** Texts of the live chat. */

const EN = {
  title: 'Live chat',
  desk: 'Sandbox support desk',
  operator: 'Operator',
  you: 'You',
  mark: 'Play money',
  hint: 'The support desk reads your messages and answers them.',
  label: 'Your message',
  send: 'Send',
  failed: 'Not sent. Try again.',
  again: 'Try again',
  busy: 'That was quick. Wait a few seconds and send again.',
  usedTitle: 'This link has been used',
  usedText: 'Each link opens the chat once. Go back to the lobby and open the chat again.',
  overTitle: 'This chat has ended',
  overText: 'Go back to the lobby and open the chat again.',
  offlineTitle: 'Couldn’t load the chat',
  errors: { '': 'No connection. Nothing is lost. Please try again.' } as Readonly<Record<string, string>>,
};

export type ChatTexts = typeof EN;

const VI: ChatTexts = {
  title: 'Trò chuyện trực tuyến',
  desk: 'Quầy hỗ trợ thử nghiệm',
  operator: 'Nhân viên',
  you: 'Bạn',
  mark: 'Tiền chơi',
  hint: 'Quầy hỗ trợ đọc và trả lời tin nhắn của bạn.',
  label: 'Tin nhắn của bạn',
  send: 'Gửi',
  failed: 'Chưa gửi được. Hãy thử lại.',
  again: 'Thử lại',
  busy: 'Bạn gửi hơi nhanh. Chờ vài giây rồi gửi lại.',
  usedTitle: 'Liên kết đã được dùng',
  usedText: 'Mỗi liên kết chỉ mở trò chuyện một lần. Hãy về sảnh và mở lại.',
  overTitle: 'Cuộc trò chuyện đã kết thúc',
  overText: 'Hãy về sảnh và mở lại trò chuyện.',
  offlineTitle: 'Không tải được trò chuyện',
  errors: { '': 'Mất kết nối. Không có gì bị mất. Hãy thử lại.' },
};

const PT: ChatTexts = {
  title: 'Chat ao vivo',
  desk: 'Atendimento de teste',
  operator: 'Atendente',
  you: 'Você',
  mark: 'Dinheiro fictício',
  hint: 'O atendimento lê e responde às suas mensagens.',
  label: 'Sua mensagem',
  send: 'Enviar',
  failed: 'Não enviada. Tente novamente.',
  again: 'Tentar novamente',
  busy: 'Rápido demais. Espere alguns segundos e envie de novo.',
  usedTitle: 'Este link já foi usado',
  usedText: 'Cada link abre o chat uma vez. Volte ao lobby e abra o chat de novo.',
  overTitle: 'Este chat terminou',
  overText: 'Volte ao lobby e abra o chat de novo.',
  offlineTitle: 'Não foi possível carregar o chat',
  errors: { '': 'Sem conexão. Nada se perdeu. Tente novamente.' },
};

const TABLES: Readonly<Record<string, readonly [tag: string, texts: ChatTexts]>> = {
  VI: ['vi', VI],
  PT: ['pt-BR', PT],
};

/** Returns the texts in a language, else in English, and sets the page's `lang` attribute. */
export function chatTexts(code: string): ChatTexts {
  const [tag, texts] = TABLES[code] ?? ['en', EN];
  document.documentElement.lang = tag;
  return texts;
}
