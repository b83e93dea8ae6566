import type { KeylessName, WriteName } from './operations.ts'

/**
 * The names of the keyless writes. The type guarantees that they match the declarations. Separate from the declarations, so pages needn't
 * bundle the parameter schemas.
 */
const keyless: Readonly<Record<KeylessName, true>> = {
  makeInvite: true,
  makeReset: true,
  revokeLink: true,
  endSessions: true,
  assignCharacter: true,
  createCharacter: true,
  removeMember: true,
  createApiKey: true,
  createDisplay: true,
  createFeed: true,
  createShare: true,
  addPushDevice: true,
  testPushDevice: true,
  testMail: true,
  addWebhook: true,
  connectDiscord: true,
  testWebhook: true,
  prepareRestore: true,
  beginRestore: true,
  cancelRestore: true,
  noteVisit: true,
  createCampaign: true,
  putCampaignAway: true,
  removeCampaign: true,
}

/**
 * Whether calls may have an idempotency key. The server refuses a key on any other operation.
 * @example takesIdempotencyKey('makeInvite') // false
 */
export function takesIdempotencyKey(name: WriteName): boolean {
  return !Object.hasOwn(keyless, name)
}
