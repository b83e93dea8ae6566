import type { Combatant, Encounter } from '@waybook/contract'

import { OrderModel, placed, type Initiative, type ModelSlot } from './order-model.ts'
import { PlacesModel } from './places-model.ts'

type Member = Pick<Combatant, 'id' | 'kind' | 'side' | 'characterId' | 'known'>

/** The combatants of a fight, their places and their slots. */
export class FightModel extends OrderModel {
  readonly id: string
  readonly places = new PlacesModel()
  combatants: Member[] = []
  constructor({ id, combatants }: Encounter) {
    super()
    this.id = id
    this.join(combatants)
  }

  join(combatants: readonly Member[]): void {
    for (const { id } of combatants) this.places.join(id)
    this.combatants = [...this.combatants, ...combatants]
  }

  /** A leaving combatant's slot stays with their side, and players still know it if they knew the combatant. */
  leave(id: string): void {
    for (const slot of this.slots) {
      if (slot.of === id) Object.assign(slot, { of: null, known: this.combatant(id)?.known === true })
      if (slot.claimedBy === id) slot.claimedBy = null
    }
    this.places.leave(id)
    this.combatants = this.combatants.filter((one) => one.id !== id)
  }

  /** Frees the slots that their holders could no longer take. */
  show(id: string, known: boolean): void {
    this.combatants = this.combatants.map((one) => (one.id === id ? { ...one, known } : one))
    for (const slot of this.slots)
      if (slot.claimedBy !== null && !this.#fits(slot, this.combatant(slot.claimedBy))) slot.claimedBy = null
  }

  combatant(id: string | null): Member | undefined {
    return this.combatants.find((one) => one.id === id)
  }

  takesPart(id: string | null): boolean {
    return this.combatant(id) !== undefined
  }

  /** Whether players know a slot: all of their own side, and those of known combatants of the other side. */
  isOpen(slot: ModelSlot): boolean {
    const maker = this.combatant(slot.of)
    return slot.side === 'players' || (maker ? maker.known : slot.known)
  }

  #fits(slot: ModelSlot, taker: Member | undefined): boolean {
    return taker !== undefined && this.isOpen(slot) === (taker.side === 'players' || taker.known)
  }

  /** Order: more successes first, then more advantage, then players; manual slots last; ties keep the earlier first. */
  setInitiative(combatantId: string, initiative: Initiative, newId: string): void {
    const maker = this.combatant(combatantId)
    if (!maker) return
    const own = this.slots.find(({ of }) => of === combatantId)
    const fresh = { id: newId, side: maker.side, of: combatantId, known: maker.known, claimedBy: null, acted: false }
    this.slots = placed(
      this.slots.filter((one) => one !== own),
      { ...(own ?? fresh), initiative },
    )
  }

  /** Returns whether the rules allow the claim. */
  claim(slotId: string, combatantId: string): boolean {
    const slot = this.slots.find(({ id }) => id === slotId)
    const taker = this.combatant(combatantId)
    if (!slot || !taker || slot.side !== taker.side || slot.acted) return false
    if (slot.claimedBy === combatantId) return true
    if (slot.claimedBy !== null || !this.#fits(slot, taker)) return false
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
}
