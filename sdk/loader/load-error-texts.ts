/**
 * Texts for a widget with code that failed to load or belongs to an outdated release, and for the retry button. Part of
 * the loader, because the text tables may have failed to load as well.
 */
export const LOAD_ERROR_TEXTS = {
  EN: ['This part of the page couldn’t be shown.', 'Try again', 'This page has been updated.', 'Reload'],
  VI: ['Không hiển thị được phần này của trang.', 'Thử lại', 'Trang này đã được cập nhật.', 'Tải lại'],
  PT: [
    'Não foi possível mostrar esta parte da página.',
    'Tentar novamente',
    'Esta página foi atualizada.',
    'Recarregar',
  ],
};
