import type { FileDuration } from './file-duration.ts'

/** The processor seconds of a test file that is not listed. */
const OTHERS_MAX = 8

/**
 * The processor seconds that the files which need more than others may take in `npm test`, with one worker. `bench/tests.md` says which fault
 * each of them alone finds: a file that finds none belongs to the outer ring.
 */
export const slowFiles: Readonly<Record<string, number>> = {
  'server/src/database/postgres/postgres.test.ts': 75,
  'server/src/database/sqlite.test.ts': 25,
  'server/src/cli/commands.test.ts': 15,
  'images/src/painters/offline-painter.test.ts': 15,
  'testing/src/processes/crash/killed.test.ts': 16,
  'testing/src/stores/engines-agree.test.ts': 18,
}

/** The files that took more processor time than they may. Those measured beside others have no time of their own. */
export function overBudget(durations: readonly FileDuration[], budget = slowFiles): string[] {
  return durations.flatMap(({ file, processor }) => {
    const seconds = Object.values(processor ?? {}).reduce((sum, one) => sum + one, 0)
    const most = budget[file] ?? OTHERS_MAX
    return seconds > most ? [`${file} took ${Math.round(seconds)} processor seconds, and may take ${most}`] : []
  })
}
