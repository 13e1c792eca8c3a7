/** Portuguese, complete. */
import type { Table } from './en.ts';

export const pt: Table = {
  'error.not-logged-in': 'Você não está conectado. Entre primeiro',
  'error.permission': 'Desculpe, esta conta não tem permissão ou o recurso está temporariamente indisponível',
  'error.session-ended': 'A sessão foi encerrada. Entre novamente',
  'error.unknown': 'Erro desconhecido',
  'error.address': 'O endereço solicitado está vazio',
  'error.upgrade': 'Sistema em atualização. Tente novamente mais tarde',
  'error.busy': 'O serviço está sobrecarregado. Tente novamente em instantes',
  'error.answer': 'Não foi possível ler a resposta do servidor',
  'error.connection': 'A conexão foi perdida',
  'error.offline': 'Você está sem conexão',
  'action.retry': 'Tentar novamente',
  'action.close': 'Fechar',
  'element.config': 'Esta parte da página não está configurada corretamente',
  'element.broken': 'Não foi possível mostrar esta parte da página',
};
