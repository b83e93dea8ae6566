import type { Combatant, Encounter } from '@waybook/contract'
import { rangeBands, type RangeBand } from '@waybook/rules'

type Places = Pick<Encounter, 'engagements' | 'ranges'>

/** A combatant's engagement group, which may contain only them. */
export function groupOf({ engagements }: Places, id: string): Encounter['engagements'][number] | null {
  return engagements.find(({ members }) => members.includes(id)) ?? null
}

/** The range band between two combatants; `null` if unknown. */
export function bandBetween(places: Places, one: string, other: string): RangeBand | null {
  const [a, b] = [groupOf(places, one)?.id, groupOf(places, other)?.id]
  if (a === undefined || b === undefined) return null
  if (a === b) return 'Engaged'
  const range = places.ranges.find((each) => (each.a === a && each.b === b) || (each.a === b && each.b === a))
  return range?.band ?? null
}

/** All other combatants by their band from one combatant, nearest first. Each band groups the ones engaged with each other. */
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
