/** Form that the browser cannot submit if its script is missing. */
import { readFields } from '../../dom/fields.ts';
import { type FocusEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from '../dialect.ts';

export interface FormFrameProps {
  readonly className?: string;
  readonly 'aria-label'?: string;
  /** Ref to the form element. */
  readonly form?: Ref<HTMLFormElement>;
  readonly onBlur?: (event: FocusEvent<HTMLFormElement>) => void;
  /** Called when the visitor submits the form, after its fields have reported their values. */
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

/**
 * Renders a form with the method `dialog`, which does not navigate. If a page copies the nodes (Turbo, `innerHTML +=`,
 * page builders), they have no script, and Enter would put a password into the URL. The submit event does not leave the
 * form, because the page may send the fields of all its forms.
 */
export function FormFrame({ form, onSubmit, children, ...rest }: FormFrameProps) {
  const send = useRef(onSubmit);
  send.current = onSubmit;
  const own = useRef<HTMLFormElement | null>(null);
  // A native listener, because React listens at its root: the event would have passed listeners of the page before.
  useLayoutEffect(() => {
    const element = own.current;
    const submit = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      // If fields contain values without an event (autofill), the values are read now and must be rendered before
      // `onSubmit` is called.
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
