import type { Combatant, Encounter } from '@waybook/contract'
import { rangeBands, type RangeBand } from '@waybook/rules'

type Places = Pick<Encounter, 'engagements' | 'ranges'>

/** The group that somebody stands in; it may be theirs alone. */
export function groupOf({ engagements }: Places, id: string): Encounter['engagements'][number] | null {
  return engagements.find(({ members }) => members.includes(id)) ?? null
}

/** How far two combatants are from each other; `null` if it is not known. */
export function bandBetween(places: Places, one: string, other: string): RangeBand | null {
  const [a, b] = [groupOf(places, one)?.id, groupOf(places, other)?.id]
  if (a === undefined || b === undefined) return null
  if (a === b) return 'Engaged'
  const range = places.ranges.find((each) => (each.a === a && each.b === b) || (each.a === b && each.b === a))
  return range?.band ?? null
}

/** Everybody else by band, as seen from one of them, nearest first; within a band those together who are engaged with each other. */
export function bandsFrom(
  encounter: Pick<Encounter, 'engagements' | 'ranges' | 'combatants'>,
  from: string,
): { readonly band: RangeBand; readonly groups: readonly (readonly Combatant[])[] }[] {
  const others = encounter.combatants.filter(({ id }) => id !== from)
  return rangeBands.map((band) => {
    const members = others.filter(({ id }) => bandBetween(encounter, from, id) === band)
    return { band, groups: [...Map.groupBy(members, ({ id }) => groupOf(encounter, id)?.id).values()] }
  })
}
