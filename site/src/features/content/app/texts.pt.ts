/** Portuguese texts of the app download page. */
import type { AppTexts } from './texts.en.ts';

export const app: AppTexts = {
  'app.name': 'lobbykit demo',
  'app.words': 'Todos os sorteios e jogos em um aplicativo. Escolha o que serve para o seu celular.',
  'app.close': 'Ir para o início',
  'app.ways': 'Formas de obter o aplicativo',
  'app.none': 'Ainda não há nada para baixar.',
  'app.failed': 'Não foi possível carregar os links',
  'app.tutorial': 'Instalar no iPhone e iPad',
  'app.needs': 'Requer iOS 12.4 ou posterior.',
  'app.back': 'Voltar',
  'app.next': 'Avançar',
  'app.step': 'Passo {{step}} de {{steps}}',
  'app.1.title': 'Escaneie o código QR',
  'app.1.words': 'Aponte a câmera do celular para o código ou abra esta página no celular.',
  'app.2.title': 'Permita o download do perfil',
  'app.2.words': 'O celular pergunta se esta página pode baixar um perfil. Toque em Permitir.',
  'app.3.title': 'Feche a mensagem',
  'app.3.words': 'O perfil foi baixado. Toque em Fechar.',
  'app.4.title': 'Escolha o perfil nos Ajustes',
  'app.4.words': 'Abra os Ajustes e toque em “Perfil Baixado”, perto do topo.',
  'app.5.title': 'Toque em Instalar',
  'app.5.words': 'Fica no canto superior direito do perfil.',
  'app.6.title': 'Digite o código do celular',
  'app.6.words': 'É o que desbloqueia a tela. Depois, o aplicativo fica na tela de início.',
};
