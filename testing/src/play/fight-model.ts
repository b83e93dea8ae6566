import type { Combatant, Encounter, Slot } from '@waybook/contract'

type Side = Slot['side']

interface Initiative {
  readonly successes: number
  readonly advantage: number
}

interface ModelSlot {
  readonly id: string
  readonly side: Side
  /** Whose initiative made it; `null` if it was added by hand. */
  readonly of: string | null
  initiative: Initiative | null
  /** Whether players see it, if nobody made it. */
  readonly known: boolean
  claimedBy: string | null
  acted: boolean
}

/** The order of a fight as the rules have it, written without the server's code. */
export class FightModel {
  readonly id: string
  round = 0
  turn: string | null = null
  slots: ModelSlot[] = []
  combatants: readonly Combatant[] = []
  /** The slots after the last that players see. They act before the first of the round that has begun. */
  #lead: readonly string[] = []
  readonly #leads: (readonly string[])[] = []

  constructor({ id, combatants }: Encounter) {
    this.id = id
    this.combatants = combatants
  }

  combatant(id: string | null): Combatant | undefined {
    return this.combatants.find((one) => one.id === id)
  }

  /** Whether players know of a slot: of their own side all, of the other those of whom they know. */
  isOpen(slot: ModelSlot): boolean {
    const maker = this.combatant(slot.of)
    return slot.side === 'players' || (maker ? maker.known : slot.known)
  }

  /** More successes come first, then more advantage, then players; slots by hand come last; of equal ones the earlier. */
  setInitiative(combatantId: string, initiative: Initiative, newId: string): void {
    const maker = this.combatant(combatantId)
    if (!maker) return
    const own = this.slots.find(({ of }) => of === combatantId)
    const fresh = { id: newId, side: maker.side, of: combatantId, known: maker.known, claimedBy: null, acted: false }
    const slot: ModelSlot = { ...(own ?? fresh), initiative }
    const others = this.slots.filter((one) => one !== own)
    const place = others.findIndex((one) => rank(one) < rank(slot))
    this.slots = place < 0 ? [...others, slot] : others.toSpliced(place, 0, slot)
  }

  addSlot(id: string, side: Side, known: boolean): void {
    this.slots.push({ id, side, of: null, initiative: null, known, claimedBy: null, acted: false })
  }

  /** Returns whether the rules allow it. */
  claim(slotId: string, combatantId: string): boolean {
    const slot = this.slots.find(({ id }) => id === slotId)
    const taker = this.combatant(combatantId)
    if (!slot || !taker || slot.side !== taker.side || slot.acted) return false
    if (slot.claimedBy === combatantId) return true
    if (slot.claimedBy !== null) return false
    if (this.isOpen(slot) !== (taker.side === 'players' || taker.known)) return false
    const held = this.slots.filter(({ claimedBy }) => claimedBy === combatantId)
    if (taker.kind !== 'nemesis') {
      if (held.some(({ acted }) => acted)) return false
      for (const one of held) one.claimedBy = null
    }
    slot.claimedBy = combatantId
    return true
  }

  release(slotId: string): boolean {
    const slot = this.slots.find(({ id }) => id === slotId)
    if (!slot || slot.acted || slot.claimedBy === null) return false
    slot.claimedBy = null
    return true
  }

  /** Ends the turn of this slot. All claims that players see end with the round. */
  endTurn(from: string | null): boolean {
    const place = this.slots.findIndex(({ id }) => id === from)
    const ending = this.slots[place]
    if (this.slots.length === 0) return false
    this.#leads.push(this.#lead)
    if (!ending) {
      this.round = Math.max(this.round, 1)
      this.turn = this.slots[0]?.id ?? null
      return true
    }
    const isLead = this.#lead.includes(ending.id)
    if (isLead && this.isOpen(ending)) Object.assign(ending, { claimedBy: null, acted: false })
    else ending.acted = ending.claimedBy !== null
    this.#lead = isLead ? this.#lead.filter((id) => id !== ending.id) : []
    this.turn = this.slots[(place + 1) % this.slots.length]?.id ?? null
    const lastOpen = this.slots.findLastIndex((slot) => this.isOpen(slot))
    const last = lastOpen < 0 ? this.slots.length - 1 : lastOpen
    if (!isLead && place >= last) this.#beginRound(last)
    return true
  }

  #beginRound(last: number): void {
    this.round += 1
    this.#lead = this.slots.slice(last + 1).map(({ id }) => id)
    for (const [place, slot] of this.slots.entries())
      if (place <= last || slot.acted) Object.assign(slot, { claimedBy: null, acted: false })
  }

  /** Goes back to the turn before, with the claims that the server says were there. */
  goBack(encounter: Encounter): void {
    this.#lead = this.#leads.pop() ?? []
    this.#follow(encounter)
  }

  #follow({ round, turn, slots }: Encounter): void {
    this.round = round
    this.turn = turn
    for (const slot of this.slots) {
      const now = slots.find(({ id }) => id === slot.id)
      if (now) Object.assign(slot, { claimedBy: now.claimedBy, acted: now.acted })
    }
  }

  get order(): readonly Omit<Slot, 'known'>[] {
    return this.slots.map(({ id, side, claimedBy, acted }) => ({ id, side, claimedBy, acted }))
  }
}

/** Enough that advantage never counts as much as a success, within what can be set. */
const SUCCESS = 10_000
const ADVANTAGE = 10

function rank({ initiative, side }: ModelSlot): number {
  if (!initiative) return Number.NEGATIVE_INFINITY
  return initiative.successes * SUCCESS + initiative.advantage * ADVANTAGE + (side === 'players' ? 1 : 0)
}

type Figures = NonNullable<Combatant['figures']>

/** The points after harm, or with negative numbers relief, where nothing is counted past the threshold but the wound that fells a group. */
export function pointsAfter(
  { figures, group }: Pick<Combatant, 'figures' | 'group'>,
  { wounds, strain }: { readonly wounds: number; readonly strain: number },
): Pick<Figures, 'wounds' | 'strain'> {
  if (!figures) throw new Error('The game master knows all figures')
  const between = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  const most = figures.woundThreshold + (group ? 1 : 0)
  if (figures.strainThreshold === null)
    return { wounds: between(figures.wounds + wounds + Math.max(strain, 0), most), strain: 0 }
  return {
    wounds: between(figures.wounds + wounds, most),
    strain: between(figures.strain + strain, figures.strainThreshold),
  }
}

/** How many of a group stand: one falls with the first wound past each multiple. */
export function standing(size: number, unit: number, wounds: number): number {
  let left = size
  for (let felled = 1; felled <= size; felled += 1) if (wounds > felled * unit) left -= 1
  return left
}
