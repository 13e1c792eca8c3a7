/** True if the visitor prefers reduced motion when the function is called. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
