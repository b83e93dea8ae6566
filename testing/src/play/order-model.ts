import type { Slot } from '@waybook/contract'

export type Side = Slot['side']

export interface Initiative {
  readonly successes: number
  readonly advantage: number
  /** Set manually: an earlier call's roll does not replace it. */
  readonly byHand?: boolean | undefined
}

export interface ModelSlot {
  readonly id: string
  readonly side: Side
  /** The combatant whose initiative made the slot; `null` if it was added manually or the combatant has left. */
  of: string | null
  initiative: Initiative | null
  /** Whether players see a slot without a maker. */
  known: boolean
  claimedBy: string | null
  acted: boolean
}

interface PastTurn {
  readonly round: number
  readonly turn: string | null
  readonly lead: readonly string[]
  readonly acted: readonly string[]
  /** The holders of all slots, if a round began after this turn. */
  claims: ReadonlyMap<string, string | null> | null
}

/** `round` is the round of the turn, `bearer` the combatant who had it. */
interface EndedTurn {
  readonly round: number
  readonly bearer: string | null
  readonly roundEnded: boolean
}

/** The number of turns that can be undone. */
const PAST = 100

/** The slots and turns of a fight by the rules, written without the server's code. */
export abstract class OrderModel {
  round = 0
  turn: string | null = null
  slots: ModelSlot[] = []
  /** The slots after the last that players see. They act before the first slot of the new round. */
  #lead: readonly string[] = []
  #past: PastTurn[] = []

  /** Whether players know a slot. */
  abstract isOpen(slot: ModelSlot): boolean
  abstract takesPart(combatantId: string | null): boolean

  get canGoBack(): boolean {
    return this.#past.length > 0
  }

  addSlot(id: string, side: Side, known: boolean): void {
    this.reorder(() => this.slots.push({ id, side, of: null, initiative: null, known, claimedBy: null, acted: false }))
  }

  /** If players see the slot's turn, the turn passes to the next known slot, or else to the previous known one. Otherwise it passes to the next slot. */
  removeSlot(id: string): void {
    const place = this.slots.findIndex((slot) => slot.id === id)
    const isSeen = this.#seen === id
    const before = this.slots.slice(0, place).findLast((slot) => this.isOpen(slot))
    const next = isSeen ? (this.slots.slice(place + 1).find((slot) => this.isOpen(slot)) ?? before) : undefined
    this.reorder(() => {
      this.slots = this.slots.toSpliced(place, 1)
      if (this.turn === id) this.turn = (this.slots[place] ?? this.slots.at(-1))?.id ?? null
    })
    if (next) this.turn = next.id
  }

  /** The turn as players see it: the next slot that they know. */
  get #seen(): string | null {
    const place = this.#place(this.turn)
    const coming = place < 0 ? [] : [...this.slots.slice(place), ...this.slots.slice(0, place)]
    return coming.find((slot) => this.isOpen(slot))?.id ?? null
  }

  #place(id: string | null): number {
    return this.slots.findIndex((slot) => slot.id === id)
  }

  /** Changes the order. The turn that players see stays. An unknown combatant whose turn is no longer before it is skipped. */
  reorder(change: () => void): void {
    const seen = this.#seen
    const isBefore = () => this.#place(this.turn) <= this.#place(seen)
    const was = isBefore()
    change()
    // If the order was empty, the first slot in it has the turn; if it was empty for players, their first slot.
    const firstSeen = this.slots.find((slot) => this.isOpen(slot))
    if (this.round > 0 && this.turn === null) this.turn = this.slots[0]?.id ?? null
    else if (this.round > 0 && seen === null && firstSeen) this.turn = firstSeen.id
    else if (this.#place(seen) >= 0 && (this.#seen !== seen || isBefore() !== was)) this.turn = seen
  }

  /** Ends the turn of this slot; `null` if there is none. All claims that players see end with the round. */
  endTurn(from: string | null): EndedTurn | null {
    const place = this.slots.findIndex(({ id }) => id === from)
    const ending = this.slots[place]
    if (this.slots.length === 0) return null
    const { round } = this
    const past = this.#remember()
    if (!ending) {
      this.round = Math.max(this.round, 1)
      this.turn = this.slots[0]?.id ?? null
      return { round, bearer: null, roundEnded: false }
    }
    const bearer = ending.claimedBy
    const isLead = this.#lead.includes(ending.id)
    const lastOpen = this.slots.findLastIndex((slot) => this.isOpen(slot))
    const last = lastOpen < 0 ? this.slots.length - 1 : lastOpen
    const roundEnded = !isLead && place >= last
    if (roundEnded) past.claims = new Map(this.slots.map(({ id, claimedBy }) => [id, claimedBy]))
    if (isLead && this.isOpen(ending)) Object.assign(ending, { claimedBy: null, acted: false })
    else ending.acted = ending.claimedBy !== null
    this.#lead = isLead ? this.#lead.filter((id) => id !== ending.id) : []
    const coming = this.slots[(place + 1) % this.slots.length]
    this.turn = coming?.id ?? null
    // A combatant that was shown after acting in this round has another turn at their own slot.
    if (coming !== ending && coming?.acted === true) Object.assign(coming, { claimedBy: null, acted: false })
    if (roundEnded) this.#beginRound(last)
    return { round, bearer, roundEnded }
  }

  #remember(): PastTurn {
    const acted = this.slots.flatMap((slot) => (slot.acted ? slot.id : []))
    const past: PastTurn = { round: this.round, turn: this.turn, lead: this.#lead, acted, claims: null }
    this.#past = [...this.#past, past].slice(-PAST)
    return past
  }

  #beginRound(last: number): void {
    this.round += 1
    this.#lead = this.slots.slice(last + 1).map(({ id }) => id)
    for (const [place, slot] of this.slots.entries())
      if (place <= last || slot.acted) Object.assign(slot, { claimedBy: null, acted: false })
  }

  /** Goes back to the previous turn. From the first turn of a round, it also restores the previous round's claims. */
  goBack(): void {
    const past = this.#past.pop()
    if (!past) return
    this.round = past.round
    this.#lead = past.lead
    const isThere = past.turn === null || this.slots.some(({ id }) => id === past.turn)
    this.turn = isThere ? past.turn : (this.slots[0]?.id ?? null)
    for (const slot of this.slots) {
      const holder = past.claims ? (past.claims.get(slot.id) ?? null) : slot.claimedBy
      Object.assign(slot, { claimedBy: this.takesPart(holder) ? holder : null, acted: past.acted.includes(slot.id) })
    }
  }

  get order(): readonly Slot[] {
    return this.slots.map((slot) => {
      const { id, side, claimedBy, acted } = slot
      return { id, side, known: this.isOpen(slot), claimedBy, acted }
    })
  }
}

/** Adds a slot in order: more successes first, then more advantage, then players; manual slots last; ties keep the earlier first. */
export function placed(slots: readonly ModelSlot[], slot: ModelSlot): ModelSlot[] {
  const place = slots.findIndex((one) => rank(one) < rank(slot))
  return place < 0 ? [...slots, slot] : slots.toSpliced(place, 0, slot)
}

/** Large enough that no valid advantage counts as much as a success. */
const SUCCESS = 10_000
const ADVANTAGE = 10

function rank({ initiative, side }: ModelSlot): number {
  if (!initiative) return Number.NEGATIVE_INFINITY
  return initiative.successes * SUCCESS + initiative.advantage * ADVANTAGE + (side === 'players' ? 1 : 0)
}
