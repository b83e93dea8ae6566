import type { Encounter } from '@waybook/contract'

const BANDS = ['Engaged', 'Close', 'Medium', 'Long', 'Extreme'] as const
export type Band = (typeof BANDS)[number]
/** The maneuvers from the nearest band to each band. */
const MANEUVERS = [0, 1, 2, 4, 6]
const LEAVING = 1

/** The number of maneuvers from one band to another. */
export function maneuvers(from: Band, to: Band): number {
  return Math.abs((MANEUVERS[BANDS.indexOf(from)] ?? 0) - (MANEUVERS[BANDS.indexOf(to)] ?? 0))
}

const nearer = (one: Band, other: Band) => (BANDS.indexOf(one) < BANDS.indexOf(other) ? one : other)

/** The distances between all combatants, as a table of pairs. Combatants who are engaged with each other are a group. */
export class PlacesModel {
  readonly #bands = new Map<string, Map<string, Band>>()
  /** The vehicle that each of them is aboard of. */
  readonly #aboard = new Map<string, string>()

  join(id: string): void {
    const others = [...this.#bands.keys()]
    this.#bands.set(id, new Map())
    for (const other of others) this.#set(id, other, 'Medium')
  }

  /** The crew of a vehicle that leaves stays where it was. */
  leave(id: string): void {
    this.#aboard.delete(id)
    for (const [one, vehicle] of this.#aboard) if (vehicle === id) this.#aboard.delete(one)
    this.#bands.delete(id)
    for (const row of this.#bands.values()) row.delete(id)
  }

  band(one: string, other: string): Band {
    return one === other ? 'Engaged' : (this.#bands.get(one)?.get(other) ?? 'Medium')
  }

  /** The group of a combatant, in the order in which its members joined. */
  groupOf(id: string): string[] {
    return [...this.#bands.keys()].filter((other) => this.band(id, other) === 'Engaged')
  }

  /** Returns the number of maneuvers. */
  setRange(a: string, b: string, band: Band): number {
    const cost = maneuvers(this.band(a, b), band)
    const [ones, others] = [this.groupOf(a), this.groupOf(b)]
    const rest = [...this.#bands.keys()].filter((id) => !ones.includes(id) && !others.includes(id))
    for (const far of band === 'Engaged' ? rest : []) {
      const near = nearer(this.band(a, far), this.band(b, far))
      for (const id of [...ones, ...others]) this.#set(id, far, near)
    }
    for (const one of ones) for (const other of others) this.#set(one, other, band)
    return cost
  }

  engage(moving: string, target: string): number {
    if (this.band(moving, target) === 'Engaged') return 0
    const together = this.#movingWith(moving)
    const leaving = this.groupOf(moving).length > together.length ? LEAVING : 0
    const cost = leaving + maneuvers(this.band(moving, target), 'Engaged')
    this.#stand(together, target)
    return cost
  }

  disengage(moving: string): number {
    const together = this.#movingWith(moving)
    const left = this.groupOf(moving).filter((id) => !together.includes(id))
    for (const one of together) for (const other of left) this.#set(one, other, 'Close')
    return left.length > 0 ? LEAVING : 0
  }

  /** A character that boards is where the vehicle is, and moves with it. */
  board(id: string, vehicle: string): void {
    if (this.band(id, vehicle) !== 'Engaged') this.#stand([id], vehicle)
    this.#aboard.set(id, vehicle)
  }

  setDown(id: string): void {
    this.#aboard.delete(id)
    this.disengage(id)
  }

  vehicleOf(id: string): string | null {
    return this.#aboard.get(id) ?? null
  }

  crewOf(vehicle: string): string[] {
    return [...this.#aboard].flatMap(([id, its]) => (its === vehicle ? [id] : []))
  }

  #movingWith(id: string): readonly string[] {
    const vehicle = this.#aboard.get(id) ?? id
    return [vehicle, ...this.crewOf(vehicle)]
  }

  /** Moves them to where somebody else stands. */
  #stand(moving: readonly string[], target: string): void {
    const others = [...this.#bands.keys()].filter((id) => !moving.includes(id))
    const bands = others.map((other) => [other, this.band(target, other)] as const)
    for (const one of moving) for (const [other, band] of bands) this.#set(one, other, band)
  }

  /** The groups and their distances, as a viewer who knows only these combatants sees them. */
  visibleTo(known: readonly string[]): Pick<Encounter, 'engagements' | 'ranges'> {
    const groups = new Set(
      known.map((id) =>
        this.groupOf(id)
          .filter((one) => known.includes(one))
          .join(' '),
      ),
    )
    const engagements = [...groups]
      .map((group) => group.split(' '))
      .map((members) => ({ id: members[0] ?? '', members }))
    const ranges = engagements.flatMap(({ id: a }, place) =>
      engagements.slice(place + 1).map(({ id: b }) => ({ a, b, band: this.band(a, b) })),
    )
    return { engagements, ranges }
  }

  #set(one: string, other: string, band: Band): void {
    this.#bands.get(one)?.set(other, band)
    this.#bands.get(other)?.set(one, band)
  }
}
