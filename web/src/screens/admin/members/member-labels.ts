import type { EntityCard, Member } from '@waybook/contract'
import { members } from '@waybook/messages/members'

import { formatDateTime } from '#ui/text/words.ts'

export const roleLabels: Readonly<Record<Member['role'], () => string>> = {
  gameMaster: () => members.gameMaster(),
  player: () => members.player(),
}

export function nameOf({ firstName, lastName, email }: Member): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email
}

/** A character's name, or the id of a character that no longer exists. */
export function characterName(characters: readonly EntityCard[], id: string): string {
  return characters.find((character) => character.id === id)?.name ?? id
}

/** Longer than the interval at which the server updates `lastSeenAt` of a user who is present. */
const HERE_WITHIN_MS = 6 * 60_000

export function lastSeenText({ lastSeenAt, sessions }: Member, nowMs: number): string {
  if (lastSeenAt === null) return members.neverSeen()
  const isHere = sessions > 0 && nowMs - lastSeenAt < HERE_WITHIN_MS
  return isHere ? members.seenNow() : members.lastSeen({ date: formatDateTime(lastSeenAt) })
}

export function sessionsText({ sessions }: Member): string {
  return sessions === 0 ? members.notSignedIn() : members.signedIn({ count: sessions })
}
