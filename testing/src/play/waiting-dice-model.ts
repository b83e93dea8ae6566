interface Waiting {
  readonly effectId: string
  /** The kind of die, as in a modifier. */
  readonly die: string
}

/** Dice that were bought for the next check of a character: they wait, are in a check, and are rolled or wait again. */
export class WaitingDiceModel {
  readonly #waiting = new Map<string, Waiting[]>()
  /** The dice in parts that nobody has rolled, by `<check> <character>`. */
  readonly #inParts = new Map<string, Waiting[]>()

  buy(character: string, dice: Waiting): void {
    this.#waiting.set(character, [...this.of(character), dice])
  }

  of(character: string): readonly Waiting[] {
    return this.#waiting.get(character) ?? []
  }

  /** A check of the character begins. */
  arrive(part: string, character: string): void {
    this.#inParts.set(part, [...this.of(character)])
    this.#waiting.delete(character)
  }

  roll(part: string): void {
    this.#inParts.delete(part)
  }

  /** The check ends without a roll of this part. */
  returnFrom(part: string, character: string): void {
    this.#waiting.set(character, [...this.of(character), ...(this.#inParts.get(part) ?? [])])
    this.#inParts.delete(part)
  }

  /** Returns whether the dice had not been rolled. */
  undo(effectId: string): boolean {
    for (const places of [this.#waiting, this.#inParts])
      for (const [place, dice] of places) {
        const rest = dice.filter((one) => one.effectId !== effectId)
        if (rest.length === dice.length) continue
        places.set(place, rest)
        return true
      }
    return false
  }
}
