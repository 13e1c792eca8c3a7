/**
 * What the loader says in place of a widget whose code did not come, and on the button for another try; the same where it is gone, since
 * the page is of an earlier release. In the loader, because the tables of texts are code that may not have come either.
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
