import type { Combatant } from '@waybook/contract'

/** Somebody who can be hurt, by the id of the character for those of the party, else by that of the combatant. */
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

/** The wounds and strain of everybody, where nothing is counted past the threshold but the wound that fells a group. */
export class PointsModel {
  readonly #points = new Map<string, Points>()

  of(key: string): Points {
    return this.#points.get(key) ?? { wounds: 0, strain: 0 }
  }

  /** Harm, or with negative numbers relief. Returns what it changed. */
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

  /** Wounds enough that one of a group falls. */
  fellOne(bearer: Bearer): Points {
    const { key, group } = bearer
    const { wounds } = this.of(key)
    if (!group) throw new Error('Only groups lose members')
    let needed = 1
    while (standing(group, wounds + needed) === standing(group, wounds) && standing(group, wounds) > 0) needed += 1
    return this.suffer(bearer, { wounds: needed })
  }
}

const between = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/** How many of a group stand: one falls with the first wound past each multiple. */
export function standing({ size, unit }: NonNullable<Bearer['group']>, wounds: number): number {
  let left = size
  for (let felled = 1; felled <= size; felled += 1) if (wounds > felled * unit) left -= 1
  return left
}
