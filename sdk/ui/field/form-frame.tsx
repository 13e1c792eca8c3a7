/** Form that cannot be submitted without its script. */
import { readFields } from '../../dom/fields.ts';
import { type FocusEvent, type ReactNode, type Ref, useRef } from '../dialect.ts';

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
 * have no script, and Enter would otherwise put a password into the address. This does not depend on a policy of the
 * page.
 */
export function FormFrame({ form, onSubmit, children, ...rest }: FormFrameProps) {
  const send = useRef(onSubmit);
  send.current = onSubmit;
  return (
    <form
      {...rest}
      ref={form}
      method="dialog"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        // The owner may have outdated values: values read only now are rendered first.
        if (readFields(event.currentTarget)) queueMicrotask(() => send.current());
        else onSubmit();
      }}
    >
      {children}
    </form>
  );
}
