import type { KeylessName, WriteName } from './operations.ts'

/**
 * The keyless writes by name, as their declarations say it: the type refuses one too many and one too few. Apart from the declarations,
 * as the failures are, so that a page need not carry the checks of every parameter.
 */
const keyless: Readonly<Record<KeylessName, true>> = {
  makeInvite: true,
  makeReset: true,
  revokeLink: true,
  endSessions: true,
  assignCharacter: true,
  removeMember: true,
  createApiKey: true,
}

/** Whether a call of it may carry an idempotency key; the server refuses one that it does not take. */
export function takesIdempotencyKey(name: WriteName): boolean {
  return !Object.hasOwn(keyless, name)
}
