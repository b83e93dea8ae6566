/**
 * The time limit of a test or hook. It only ends a hanging run, and is generous enough that no result depends on the speed of the machine.
 * Long runs repeat the same tests many more times.
 */
export const TEST_LIMIT_MS = process.env['LONG'] ? 3_600_000 : 300_000

/**
 * The maximum wait for an expected event. It is shorter than the limit of a test, so the failure names the missing event. The environment
 * variable sets a shorter wait, for example while writing tests.
 */
export const AWAITED_LIMIT_MS = Number(process.env['AWAITED_LIMIT_MS'] ?? 60_000)
