import * as z from 'zod/mini'

import { ownerOf } from '../access.ts'
import { defineWrite } from '../operation.ts'
import { check, participantId, rangeBand, vehicleSide } from '../records/check.ts'
import { entityId } from '../records/entity-id.ts'
import { part } from './checks.ts'
import { done, recordId, shortText } from './parameters.ts'

const DAMAGE_MAX = 40
const CRITICAL_MAX = 9

const answer = z.object({ ...done, check })

const describedWeapon = z.object({
  name: shortText.check(z.trim(), z.minLength(1)),
  skill: recordId,
  /** The damage before successes. */
  damage: z.int().check(z.minimum(0), z.maximum(DAMAGE_MAX)),
  /** The advantage that a critical injury costs; `null` if only a triumph causes one. */
  critical: z.nullable(z.int().check(z.minimum(1), z.maximum(CRITICAL_MAX))),
  range: rangeBand,
})

export const startAttack = defineWrite({
  name: 'startAttack',
  summary: 'Begins an attack on a target. Range, cover, and the target’s defense and rank become dice.',
  params: z.object({
    characterId: participantId,
    /** `null` for bare hands, or for the weapon in `weapon`. */
    weaponId: z.nullable(entityId),
    /** The game master's description of a weapon without a page. */
    weapon: z.optional(describedWeapon),
    /** `null` without a target. */
    target: z.nullable(participantId),
    /** Default: the band in the encounter, or without an encounter the weapon's. */
    band: z.optional(rangeBand),
    /** The side of a vehicle that is shot at. Default: fore. */
    side: z.optional(vehicleSide),
    title: z.optional(shortText),
  }),
  answer,
  callers: ownerOf('characterId'),
})

export const setAttackSide = defineWrite({
  name: 'setAttackSide',
  summary: 'Sets the side of a vehicle at which an attack shoots, before its roll. The defense follows.',
  params: z.object({ ...part, side: vehicleSide }),
  answer,
  callers: ownerOf('characterId'),
})

export const setAttackRange = defineWrite({
  name: 'setAttackRange',
  summary: 'Sets the range of an attack before its roll. The dice that depend on the range follow.',
  params: z.object({ ...part, band: rangeBand }),
  answer,
  callers: ownerOf('characterId'),
})

export const startHealing = defineWrite({
  name: 'startHealing',
  summary: 'Begins a Medicine check by which a character treats another. The wounds determine the difficulty.',
  params: z.object({
    characterId: participantId,
    patient: participantId,
    /** The name of the critical injury to treat. Default: the wounds, or without wounds the worst injury. */
    injury: z.optional(shortText),
  }),
  answer,
  callers: ownerOf('characterId'),
})
