/** Texts of the sandbox's pages that stand in for an operator's channels and app stores. */

interface Texts {
  readonly sandbox: string;
  readonly back: string;
  /** Heading of the page for a contact channel. */
  readonly contact: (channel: string) => string;
  readonly contactText: string;
  readonly service: string;
  readonly serviceText: string;
  readonly app: string;
  readonly appText: string;
  readonly android: string;
  readonly androidText: string;
  readonly androidSteps: readonly string[];
  readonly ios: string;
  readonly iosText: string;
  readonly iosSteps: readonly string[];
}

const EN: Texts = {
  sandbox: 'Play-money sandbox',
  back: 'Back to the lobby',
  contact: channel => `The operator’s ${channel}`,
  contactText:
    'On a real site this button opens the operator’s own channel. The sandbox has none and sends you nowhere else.',
  service: 'Customer service',
  serviceText:
    'On a real site the operator’s service window opens here. In the sandbox, use the feedback form or the live chat: both are really stored and answered.',
  app: 'Questions about the app',
  appText: 'If the help center doesn’t answer your question about the app, send us the feedback form.',
  android: 'The app for Android',
  androidText: 'The sandbox has nothing to download: the site itself is the app. Install it from your browser:',
  androidSteps: ['Open the lobby in Chrome.', 'Open the three-dot menu.', 'Choose “Install app”.'],
  ios: 'The app for iPhone',
  iosText: 'The sandbox isn’t in any store: the site itself is the app. Add it to your home screen:',
  iosSteps: ['Open the lobby in Safari.', 'Tap the share button.', 'Choose “Add to Home Screen”.'],
};

const VI: Texts = {
  sandbox: 'Môi trường thử, chỉ có tiền chơi',
  back: 'Về sảnh',
  contact: channel => `${channel} của nhà vận hành`,
  contactText:
    'Trên trang thật, nút này mở kênh riêng của nhà vận hành. Môi trường thử không có kênh nào và không đưa ai đi nơi khác.',
  service: 'Chăm sóc khách hàng',
  serviceText:
    'Trên trang thật, cửa sổ hỗ trợ mở tại đây. Trong môi trường thử, hãy viết qua biểu mẫu góp ý hoặc trò chuyện trực tuyến: cả hai đều được lưu và trả lời thật.',
  app: 'Hỏi về ứng dụng',
  appText: 'Nếu trung tâm trợ giúp chưa trả lời câu hỏi của bạn về ứng dụng, hãy gửi biểu mẫu góp ý.',
  android: 'Ứng dụng cho Android',
  androidText: 'Môi trường thử không có gì để tải về: chính trang này là ứng dụng. Hãy cài từ trình duyệt của bạn:',
  androidSteps: ['Mở sảnh bằng Chrome.', 'Mở menu ba chấm.', 'Chọn “Cài đặt ứng dụng”.'],
  ios: 'Ứng dụng cho iPhone',
  iosText: 'Môi trường thử không có trên cửa hàng nào: chính trang này là ứng dụng. Hãy thêm vào màn hình chính:',
  iosSteps: ['Mở sảnh bằng Safari.', 'Nhấn nút chia sẻ.', 'Chọn “Thêm vào MH chính”.'],
};

const PT: Texts = {
  sandbox: 'Ambiente de teste, só dinheiro fictício',
  back: 'Voltar ao lobby',
  contact: channel => `${channel} do operador`,
  contactText:
    'Em um site real, este botão abre o canal do operador. O ambiente de teste não tem canais próprios e não leva você a outro lugar.',
  service: 'Atendimento',
  serviceText:
    'Em um site real, a janela do atendimento abre aqui. No ambiente de teste, escreva pelo formulário ou pelo chat ao vivo: as mensagens são guardadas e respondidas de verdade.',
  app: 'Perguntas sobre o app',
  appText: 'Se a central de ajuda não responder à sua dúvida sobre o app, envie-a pelo formulário.',
  android: 'O app para Android',
  androidText: 'O ambiente de teste não tem nada para baixar: o próprio site é o app. Instale-o pelo navegador:',
  androidSteps: ['Abra o lobby no Chrome.', 'Abra o menu de três pontos.', 'Escolha “Instalar app”.'],
  ios: 'O app para iPhone',
  iosText: 'O ambiente de teste não está em nenhuma loja: o próprio site é o app. Adicione-o à tela de início:',
  iosSteps: ['Abra o lobby no Safari.', 'Toque no botão de compartilhar.', 'Escolha “Adicionar à Tela de Início”.'],
};

const TABLES: Readonly<Record<string, readonly [tag: string, texts: Texts]>> = { VI: ['vi', VI], PT: ['pt-BR', PT] };

/** Returns language tag and texts in a language, else in English. */
export const sandboxTexts = (language: string): readonly [tag: string, texts: Texts] => TABLES[language] ?? ['en', EN];
