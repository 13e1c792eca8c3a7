/** A form that can send nothing by itself. */
import { readFields } from '../../dom/fields.ts';
import { type FocusEvent, type ReactNode, type Ref, useRef } from '../dialect.ts';

export interface FormFrameProps {
  readonly className?: string;
  readonly 'aria-label'?: string;
  /** Gets the form itself. */
  readonly form?: Ref<HTMLFormElement>;
  readonly onBlur?: (event: FocusEvent<HTMLFormElement>) => void;
  /** The visitor sends the form; its fields have told what stands in them. */
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

/**
 * The method `dialog` is the one that goes nowhere: a copy of the nodes (by Turbo, `innerHTML +=`, a builder of pages) has no code
 * behind it, and Enter in it would otherwise put a password into the address. A policy of the page has no say in it.
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
        // The owner may hold values of the last rendering: what was read only now is rendered first.
        if (readFields(event.currentTarget)) queueMicrotask(() => send.current());
        else onSubmit();
      }}
    >
      {children}
    </form>
  );
}
