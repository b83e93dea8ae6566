import type { Check } from './records/check.ts'
import type { Encounter } from './records/encounter.ts'
import type { StoryPoints } from './records/story-points.ts'

/** How what somebody knows of the play follows from what they are told live. What is older than what they know changes nothing. */

/** The open checks, newest first, with this one as it is now, or without it if it is over. */
export function withCheck(checks: readonly Check[], check: Check): Check[] {
  const known = checks.find(({ id }) => id === check.id)
  if (known && known.version > check.version) return [...checks]
  const isOpen = check.state === 'open'
  if (known) return checks.flatMap((one) => (one.id === check.id ? (isOpen ? [check] : []) : [one]))
  return isOpen ? [check, ...checks] : [...checks]
}

export function newerPoints(known: StoryPoints | undefined, told: StoryPoints): StoryPoints {
  return known && known.version >= told.version ? known : told
}

/** `null`: none is under way. */
export function newerEncounter(known: Encounter | null | undefined, told: Encounter | null): Encounter | null {
  return told && known?.id === told.id && known.version >= told.version ? known : told
}

/** Whether others take part, or under other names: what rolls can buy is offered for those who do, so that checks are to be read again. */
export function areOthers(before: Encounter | null | undefined, after: Encounter | null | undefined): boolean {
  return namesIn(before) !== namesIn(after)
}

function namesIn(encounter: Encounter | null | undefined): string {
  return JSON.stringify(encounter?.combatants.map(({ id, name }) => [id, name]) ?? null)
}
