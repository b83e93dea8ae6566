/**
 * How long a test, or what is done around one, may take. A limit only ends a run that hangs: no verdict hangs on it, however
 * slow the machine is. The long runs do the same things many more times.
 */
export const TEST_LIMIT_MS = process.env['LONG'] ? 3_600_000 : 300_000

/** How long something that must come is awaited: shorter than a test may take, so that what did not come is said. */
export const AWAITED_LIMIT_MS = 60_000
