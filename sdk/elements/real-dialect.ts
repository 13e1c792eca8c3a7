/** Preact for the script tag's chunks: whoever imports react there gets it from here, and the views have it from then on. */
import {
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
import { jsx, jsxs } from 'react/jsx-runtime';
import { become, type Dialect } from './live-dialect.ts';

export { createContext, useContext, useSyncExternalStore } from 'react';
export { Component, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState };

become({
  jsx: jsx as Dialect['jsx'],
  jsxs: jsxs as Dialect['jsxs'],
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
});
