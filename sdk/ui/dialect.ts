/**
 * React functions and types for views: those that React 19 and preact/compat share with equal behavior. Views import
 * from this file instead of `react`. Refs are never props of the kit's components, and functions that only React 19 has
 * are excluded (promises in `use`, actions, Activity). Effects stop while the element of a view is outside of the
 * document.
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
