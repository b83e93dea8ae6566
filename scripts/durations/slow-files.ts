import type { FileDuration } from './file-duration.ts'

/** The maximum of processor seconds for an unlisted test file. */
const OTHERS_MAX = 8

/**
 * The maximum of processor seconds in `npm test` with one worker, for files that need more than others. `bench/tests.md` names a fault that
 * only this file finds. A file that finds none belongs in the outer ring.
 */
export const slowFiles: Readonly<Record<string, number>> = {
  'server/src/database/postgres/postgres.test.ts': 50,
  'server/src/database/sqlite.test.ts': 25,
  'server/src/cli/commands.test.ts': 15,
  'testing/src/access/access-matrix.test.ts': 28,
  'testing/src/stores/engines-agree.test.ts': 12,
}

/** The files that took too much processor time. Files that ran in parallel with others have no measured time. */
export function overBudget(durations: readonly FileDuration[], budget = slowFiles): string[] {
  return durations.flatMap(({ file, processor }) => {
    const seconds = Object.values(processor ?? {}).reduce((sum, one) => sum + one, 0)
    const most = budget[file] ?? OTHERS_MAX
    return seconds > most ? [`${file} took ${Math.round(seconds)} processor seconds, and may take ${most}`] : []
  })
}
