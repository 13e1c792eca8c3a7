/**
 * React names for views: the common subset of React 19 and preact/compat with equal behavior. Views import these names
 * from here instead of `react`. A ref is never a prop of the kit's components, and features of React 19 only (use of
 * promises, actions, Activity) are excluded. Effects stop while the element of a view is outside of the page.
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
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
export { useEffect, useLayoutEffect } from './connected.ts';
