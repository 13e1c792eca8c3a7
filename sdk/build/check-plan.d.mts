/** Types of `check-plan.mjs`, for its test. */
export interface PlannedChunk {
  readonly name: string;
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
}
export function missingModules(ids: readonly string[], isWhole: boolean): string[];
export function wrongNames(chunks: readonly PlannedChunk[]): string[];
export function idleEntries(chunks: readonly PlannedChunk[], isWhole: boolean): string[];
