/** Toast above the page; its owner also removes it (CONST-01). */

export interface ToastProps {
  /** Null shows no toast; the live region remains, so that screen readers announce later toasts. */
  readonly message: string | null;
}

export const Toast = ({ message }: ToastProps) => (
  <div className="lk-toasts" role="status">
    {message !== null && <p className="lk-toast">{message}</p>}
  </div>
);
