import { inCampaign, readStored, removeStored, writeStored } from './device-storage.ts'

/** The unsaved text of a note about an entity, or about nothing in particular (`null`). */
export const noteDraftsPrefixOf = (userId: string) => `waybook.note.${userId}.`
const keyOf = (userId: string, entityId: string | null) => `${inCampaign(noteDraftsPrefixOf(userId))}${entityId ?? ''}`

export function noteDraft(userId: string, entityId: string | null): string {
  return readStored('localStorage', keyOf(userId, entityId)) ?? ''
}

/** If the browser blocks storage, the draft lasts only as long as the form. An empty text removes it. */
export function storeNoteDraft(userId: string, entityId: string | null, text: string): void {
  if (text === '') removeStored('localStorage', keyOf(userId, entityId))
  else writeStored('localStorage', keyOf(userId, entityId), text)
}
