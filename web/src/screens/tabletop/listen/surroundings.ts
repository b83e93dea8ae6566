import type { Combatant, Encounter, Position, Token } from '@waybook/contract'
import type { RangeBand } from '@waybook/rules'

import { conditionName } from '#ui/text/condition-name.ts'

import { bandBetween } from '../encounter/bands/bands.ts'
import { suggestedBand } from '../encounter/bands/suggest-band.ts'
import type { Scale } from '../layout/scene-layout.ts'
import { numberedName } from '../token/token-label.ts'

/** The directions of the map, clockwise from its top. */
const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const
export type Direction = (typeof directions)[number]

/** Somebody in the scene, as seen from one's own place. */
export interface Neighbor {
  /** The id of the combatant, or of the token of somebody who takes no part in the encounter. */
  readonly id: string
  readonly name: string
  /** `null` without an own place. */
  readonly band: RangeBand | null
  /** `null` without an own token, without theirs, and on the same spot. */
  readonly direction: Direction | null
  readonly fallen: boolean
  readonly conditions: readonly string[]
}

export interface Ground {
  readonly tokens: readonly Token[]
  /** `null` if there is none on this scene. */
  readonly encounter: Pick<Encounter, 'combatants' | 'engagements' | 'ranges'> | null
  readonly scale: Pick<Scale, 'aspect' | 'reach'>
  /** The character from whose place distances are measured. */
  readonly characterId: string | null
}

/** Everybody else that the viewer knows in the scene. A group of minions is one neighbor, at its first token. */
export function neighborsOf({ tokens, encounter, scale, characterId }: Ground): Neighbor[] {
  const combatants = encounter?.combatants ?? []
  const ownCombatant = combatants.find((one) => one.characterId === characterId && characterId !== null) ?? null
  const ownToken = tokens.find((token) => token.characterId === characterId) ?? null
  const from: Origin = { combatant: ownCombatant, token: ownToken, encounter, scale }
  const fighting = new Set(combatants.flatMap(({ tokenIds }) => tokenIds))
  return [
    ...combatants
      .filter((one) => one.id !== ownCombatant?.id)
      .map((one) => asNeighbor(one, tokens.find(({ id }) => one.tokenIds.includes(id)) ?? null, from)),
    ...tokens
      .filter((token) => !fighting.has(token.id) && token.id !== ownToken?.id)
      .map((token) => asNeighbor(null, token, from)),
  ].flatMap((neighbor) => (neighbor ? [neighbor] : []))
}

interface Origin extends Pick<Ground, 'encounter' | 'scale'> {
  readonly combatant: Combatant | null
  readonly token: Token | null
}

function asNeighbor(combatant: Combatant | null, token: Token | null, from: Origin): Neighbor | null {
  const id = combatant?.id ?? token?.id
  const name = combatant?.name ?? (token ? numberedName(token) : undefined)
  if (id === undefined || name === undefined) return null
  const fightBand =
    combatant && from.combatant && from.encounter ? bandBetween(from.encounter, from.combatant.id, combatant.id) : null
  const mapBand = from.token && token ? suggestedBand(from.token.position, token.position, from.scale) : null
  return {
    id,
    name,
    band: fightBand ?? mapBand,
    direction: from.token && token ? directionTo(from.token.position, token.position, from.scale.aspect) : null,
    fallen: combatant?.fallen ?? false,
    conditions: (combatant ? combatant.conditions.map((condition) => condition.name) : (token?.conditions ?? [])).map(
      conditionName,
    ),
  }
}

/** The closest direction of the map; `null` on the same spot. `aspect`: the scene's width divided by its height. */
export function directionTo(from: Position, to: Position, aspect: number): Direction | null {
  const [x, y] = [to.x - from.x, (to.y - from.y) / aspect]
  if (x === 0 && y === 0) return null
  const turns = Math.atan2(x, -y) / (2 * Math.PI)
  return directions[Math.round((turns + 1) * directions.length) % directions.length] ?? null
}
