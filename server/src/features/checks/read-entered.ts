import { dieKinds, sidesOf, type Pool, type ThrowResult } from '@waybook/rules'

type Entered = { readonly ok: true; readonly dice: ThrowResult } | { readonly ok: false; readonly why: string }

/** The faces of physical dice, if they are exactly the dice of the pool and each is a face of its die. */
export function readEntered(pool: Pool, dice: ThrowResult): Entered {
  const unknown = Object.keys(dice).find((name) => dieKinds.every((die) => die !== name))
  if (unknown !== undefined) return { ok: false, why: `params.dice: "${unknown}" is not a die of this check` }
  for (const die of dieKinds) {
    const faces = dice[die] ?? []
    if (faces.length !== pool[die]) return { ok: false, why: `params.dice.${die}: ${pool[die]} faces are needed` }
    if (faces.some((face) => face >= sidesOf(die)))
      return { ok: false, why: `params.dice.${die}: has a face that the die does not have` }
  }
  return {
    ok: true,
    dice: Object.fromEntries(dieKinds.filter((die) => pool[die] > 0).map((die) => [die, dice[die] ?? []])),
  }
}
