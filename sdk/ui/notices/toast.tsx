/** A short message above the page; whoever shows it also takes it away (CONST-01). */

export interface ToastProps {
  /** Null shows nothing; the region stays, so that screen readers notice what comes. */
  readonly message: string | null;
}

export const Toast = ({ message }: ToastProps) => (
  <div className="lk-toasts" role="status">
    {message !== null && <p className="lk-toast">{message}</p>}
  </div>
);
