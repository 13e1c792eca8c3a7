/** Form that cannot be submitted without its script. */
import { readFields } from '../../dom/fields.ts';
import { type FocusEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from '../dialect.ts';

export interface FormFrameProps {
  readonly className?: string;
  readonly 'aria-label'?: string;
  /** Ref of the form. */
  readonly form?: Ref<HTMLFormElement>;
  readonly onBlur?: (event: FocusEvent<HTMLFormElement>) => void;
  /** Called when the visitor submits the form, after its fields have reported their values. */
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

/**
 * Renders a form with method `dialog`, which does not navigate: copied nodes (by Turbo, `innerHTML +=`, a page builder)
 * have no script, and Enter would otherwise put a password into the URL. This does not depend on a policy of the
 * page. The event ends at the form, because a page may send the fields of all its forms.
 */
export function FormFrame({ form, onSubmit, children, ...rest }: FormFrameProps) {
  const send = useRef(onSubmit);
  send.current = onSubmit;
  const own = useRef<HTMLFormElement | null>(null);
  // A native listener, because React listens at its root, beyond which the event has passed the page's listeners.
  useLayoutEffect(() => {
    const element = own.current;
    const submit = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      // The owner may have outdated values: values read only now are rendered first.
      if (readFields(element)) queueMicrotask(() => send.current());
      else send.current();
    };
    element?.addEventListener('submit', submit);
    return () => element?.removeEventListener('submit', submit);
  }, []);
  const attach = (element: HTMLFormElement | null) => {
    own.current = element;
    if (typeof form === 'function') form(element);
    else if (form) form.current = element;
  };
  return (
    <form {...rest} ref={attach} method="dialog" noValidate>
      {children}
    </form>
  );
}
