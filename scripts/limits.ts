/**
 * The time limit of a test or hook. It only ends a run that hangs; it is generous enough that no result depends on the speed of
 * the machine. Long runs repeat the same tests many more times.
 */
export const TEST_LIMIT_MS = process.env['LONG'] ? 3_600_000 : 300_000

/**
 * How long to wait for an expected event: shorter than the limit of a test, so that the failure names what is missing. While tests are
 * rewritten, the environment can ask for less, so that a wrong one fails soon.
 */
export const AWAITED_LIMIT_MS = Number(process.env['AWAITED_LIMIT_MS'] ?? 60_000)
