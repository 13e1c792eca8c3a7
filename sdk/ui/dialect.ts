/**
 * The React names that views may use: what React 19 and preact/compat both have, with the same behavior.
 * Views import them from here, never from `react`, so that one look shows the dialect; a ref is never a prop of a
 * component of ours, and nothing of React 19 alone (use of promises, actions, Activity) is in this list.
 */

export type {
  ComponentType,
  CSSProperties,
  FocusEvent,
  FormEvent,
  KeyboardEvent,
  PointerEvent,
  ReactNode,
  Ref,
  RefObject,
} from 'react';
export {
  Component,
  Fragment,
  memo,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
