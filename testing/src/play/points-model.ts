import type { Combatant } from '@waybook/contract'

/** Somebody who can be hurt. `key` is the character's id for the party, otherwise the combatant's id. */
export interface Bearer {
  readonly key: string
  readonly woundThreshold: number
  /** `null` if they suffer wounds instead of strain. */
  readonly strainThreshold: number | null
  readonly soak: number
  readonly group: { readonly size: number; readonly unit: number } | null
}

export interface Points {
  readonly wounds: number
  readonly strain: number
}

export function bearerOf({ id, kind, characterId, figures, group }: Combatant): Bearer {
  if (!figures) throw new Error('The game master knows all figures')
  const { woundThreshold, strainThreshold, soak } = figures
  const key = kind === 'character' && characterId !== null ? characterId : id
  const members = group && { size: group.size, unit: group.unit ?? 1 }
  return { key, woundThreshold, strainThreshold, soak, group: members }
}

/** All wounds and strain. Nothing counts past the threshold except the wound that defeats a group. */
export class PointsModel {
  readonly #points = new Map<string, Points>()

  of(key: string): Points {
    return this.#points.get(key) ?? { wounds: 0, strain: 0 }
  }

  /** Applies harm, or relief if negative. Returns the change. */
  suffer({ key, woundThreshold, strainThreshold, group }: Bearer, harm: Partial<Points>): Points {
    const before = this.of(key)
    const strain = harm.strain ?? 0
    const wounds = (harm.wounds ?? 0) + (strainThreshold === null ? Math.max(strain, 0) : 0)
    const after = {
      wounds: between(before.wounds + wounds, woundThreshold + (group ? 1 : 0)),
      strain: strainThreshold === null ? 0 : between(before.strain + strain, strainThreshold),
    }
    this.#points.set(key, after)
    return { wounds: after.wounds - before.wounds, strain: after.strain - before.strain }
  }

  /** Applies enough wounds to fell one member of a group. */
  fellOne(bearer: Bearer): Points {
    const { key, group } = bearer
    const { wounds } = this.of(key)
    if (!group) throw new Error('Only groups lose members')
    let needed = 1
    while (membersLeft(group, wounds + needed) === membersLeft(group, wounds) && membersLeft(group, wounds) > 0)
      needed += 1
    return this.suffer(bearer, { wounds: needed })
  }
}

const between = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/** The number of members left in a group: one falls with the first wound past each multiple of `unit`. */
export function membersLeft({ size, unit }: NonNullable<Bearer['group']>, wounds: number): number {
  let left = size
  for (let felled = 1; felled <= size; felled += 1) if (wounds > felled * unit) left -= 1
  return left
}
