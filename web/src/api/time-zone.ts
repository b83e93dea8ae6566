import type { AnswerOf } from '@waybook/contract'

/** The zone that this browser is in. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The zone in which the viewer sees dates: the one that they chose in the profile, or else the browser's. */
export function zoneOf(stored: AnswerOf<'getSchedule'>['timeZone'] | undefined): string {
  return stored?.fixed === true ? stored.zone : browserZone()
}
