/**
 * The dialect of views in the script tag's chunks: live bindings, so that views which were drawn before preact is there
 * (`first-dialect.ts`) have it from the moment it comes (`real-dialect.ts`) and never notice.
 */
import type * as React from 'react';

type Jsx = (type: unknown, props: object, key?: string) => unknown;

/** All that views ask of React, as `sdk/ui/dialect.ts` lists it, and what compiled markup calls. */
export interface Dialect
  extends Pick<
    typeof React,
    | 'Component'
    | 'Fragment'
    | 'memo'
    | 'useCallback'
    | 'useEffect'
    | 'useId'
    | 'useLayoutEffect'
    | 'useMemo'
    | 'useRef'
    | 'useState'
  > {
  readonly jsx: Jsx;
  readonly jsxs: Jsx;
}

export let Component: Dialect['Component'];
export let Fragment: Dialect['Fragment'];
export let jsx: Jsx;
export let jsxs: Jsx;
export let memo: Dialect['memo'];
export let useCallback: Dialect['useCallback'];
export let useEffect: Dialect['useEffect'];
export let useId: Dialect['useId'];
export let useLayoutEffect: Dialect['useLayoutEffect'];
export let useMemo: Dialect['useMemo'];
export let useRef: Dialect['useRef'];
export let useState: Dialect['useState'];

const leaving: (() => void)[] = [];

/** Runs `run` before another dialect takes the place of this one. */
export const beforeNext = (run: () => void) => leaving.push(run);

/** From now on views are drawn by `dialect`. */
export function become(dialect: Dialect): void {
  for (const run of leaving) run();
  ({ jsx, jsxs, Component, Fragment, memo, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } =
    dialect);
}
