import type { EffectFigure } from './effect-in-check.ts'

/** The figures of a weapon that effects change. */
interface WeaponFiguresInUse {
  /** `null` if it is not a number. */
  readonly damage: number | null
  readonly pierce: number
  /** How much advantage a critical injury costs; `null` if it causes none. */
  readonly critical: number | null
  /** What is added to the roll for a critical injury. */
  readonly injury: number
}

/**
 * A weapon with effects. Among effects that provide a figure, the best counts, also against the weapon's own. Effects that add are all added.
 * @example weaponWith({ damage: 5, pierce: 1, critical: 3, injury: 0 }, [{ figure: 'damage', sign: 1, amount: 2 }]).damage // 7
 */
export function weaponWith<Weapon extends WeaponFiguresInUse>(
  weapon: Weapon,
  figures: readonly EffectFigure[],
): Weapon {
  if (figures.length === 0) return weapon
  const of = (figure: EffectFigure['figure']) => figures.filter((one) => one.figure === figure)
  const most = (figure: EffectFigure['figure'], own: number) => {
    const provided = of(figure).filter(({ sign }) => sign === 0)
    return Math.max(0, Math.max(own, ...provided.map(({ amount }) => amount)) + added(of(figure)))
  }
  return {
    ...weapon,
    damage: weapon.damage === null ? null : most('damage', weapon.damage),
    pierce: most('pierce', weapon.pierce),
    critical: criticalWith(weapon.critical, of('critical')),
    injury: most('injury', weapon.injury),
  }
}

const added = (figures: readonly EffectFigure[]) => figures.reduce((sum, { sign, amount }) => sum + sign * amount, 0)

/** The lowest critical rating counts, and never less than 1. */
function criticalWith(own: number | null, figures: readonly EffectFigure[]): number | null {
  const provided = figures.filter(({ sign }) => sign === 0).map(({ amount }) => amount)
  const ratings = own === null ? provided : [own, ...provided]
  return ratings.length === 0 ? null : Math.max(1, Math.min(...ratings) + added(figures))
}
