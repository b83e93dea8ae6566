import { dieKinds, sidesOf, type Pool, type ThrowResult } from '@waybook/rules'

type Entered = { readonly ok: true; readonly dice: ThrowResult } | { readonly ok: false; readonly why: string }

/** The faces of physical dice, if they are exactly the dice of the pool, with some Force dice, and each is a face of its die. */
export function readEntered(pool: Pool, dice: ThrowResult, force = 0): Entered {
  const wanted = [...dieKinds.map((die) => [die, pool[die]] as const), ['force', force] as const]
  const unknown = Object.keys(dice).find((name) => wanted.every(([die]) => die !== name))
  if (unknown !== undefined) return { ok: false, why: `params.dice: "${unknown}" is not a die of this check` }
  for (const [die, count] of wanted) {
    const faces = dice[die] ?? []
    if (faces.length !== count) return { ok: false, why: `params.dice.${die}: ${count} faces are needed` }
    if (faces.some((face) => face >= sidesOf(die)))
      return { ok: false, why: `params.dice.${die}: has a face that the die does not have` }
  }
  return {
    ok: true,
    dice: Object.fromEntries(wanted.filter(([, count]) => count > 0).map(([die]) => [die, dice[die] ?? []])),
  }
}
