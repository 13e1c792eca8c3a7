/** True where the visitor asks for no motion, at the time of the call. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
