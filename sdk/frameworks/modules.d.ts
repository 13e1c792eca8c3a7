/**
 * Declares those parts of the frameworks' types that the types of the tags refer to. A project that uses the framework
 * has its complete types.
 */

declare module 'vue' {
  export interface HTMLAttributes {
    class?: unknown;
  }
  export interface ReservedProps {
    key?: PropertyKey;
  }
  export interface GlobalComponents {
    KeepAlive: unknown;
  }
}

declare module 'svelte/elements' {
  export interface HTMLAttributes<Element> {
    'bind:this'?: Element;
  }
  export interface SvelteHTMLElements {
    div: unknown;
  }
}

declare module 'solid-js' {
  export namespace JSX {
    interface HTMLAttributes<Element> {
      ref?: Element;
    }
    interface IntrinsicElements {
      div: unknown;
    }
  }
}
