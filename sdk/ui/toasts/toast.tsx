/** Toast above the page. It is shown until the caller removes the message (CONST-01). */

export interface ToastProps {
  /**
   * Text to show; null for none. The live region is always rendered, because screen readers announce only changes in an
   * existing one.
   */
  readonly message: string | null;
}

export const Toast = ({ message }: ToastProps) => (
  <div className="lk-toasts" role="status">
    {message !== null && <p className="lk-toast">{message}</p>}
  </div>
);
