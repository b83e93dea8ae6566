/** The place of shared money and things. */
export const STASH = 'stash'

interface Move {
  readonly from: string
  readonly to: string
  readonly thing: string
  readonly amount: number
}

/** The money and items of each character, computed without the rules workspace. */
export class HandsModel {
  readonly #amounts = new Map<string, number>()

  of(holder: string, thing: string): number {
    return this.#amounts.get(`${holder} ${thing}`) ?? 0
  }

  sum(thing: string): number {
    return [...this.#amounts].reduce((all, [key, amount]) => all + (key.endsWith(` ${thing}`) ? amount : 0), 0)
  }

  /** Returns whether there was enough. */
  add(holder: string, thing: string, amount: number): boolean {
    const after = this.of(holder, thing) + amount
    if (after >= 0) this.#amounts.set(`${holder} ${thing}`, after)
    return after >= 0
  }

  /** Returns whether the giver had enough. */
  move({ from, to, thing, amount }: Move): boolean {
    return this.add(from, thing, -amount) && this.add(to, thing, amount)
  }
}
