import type { Person } from './table-of-six.ts'

export type Side = 'players' | 'gameMaster'

interface Spent {
  readonly side: Side
  readonly by: Person
  /** The part of a check, as `<check> <character>`; empty if none. */
  readonly on: string
}

/** The number of newest points that can be taken back. */
const REMEMBERED = 40

/** The story points by the rules, written without the server's code: a point that one side spends goes to the other. */
export class StoryModel {
  players: number
  gameMaster: number
  #spent: Spent[] = []

  constructor(players: number, gameMaster: number) {
    this.players = players
    this.gameMaster = gameMaster
  }

  /** Begins anew, as with a throw for destiny. */
  set(players: number, gameMaster: number): void {
    Object.assign(this, { players, gameMaster })
    this.#spent = []
  }

  get sum(): number {
    return this.players + this.gameMaster
  }

  hasSpentOn(side: Side, on: string): boolean {
    return this.#spent.some((one) => one.side === side && one.on === on)
  }

  /** Returns whether the side had a point. */
  spend(spent: Spent): boolean {
    if (this[spent.side] === 0) return false
    this.#give(spent.side, -1)
    this.#spent = [...this.#spent, spent].slice(-REMEMBERED)
    return true
  }

  /** Returns whether the point could be taken back. */
  takeBack(side: Side, on: string, by: Person): boolean {
    const spent = this.#spent.findLast((one) => one.side === side && one.on === on)
    if (!spent || (by !== 'gameMaster' && spent.by !== by)) return false
    if (this[side === 'players' ? 'gameMaster' : 'players'] === 0) return false
    this.#give(side, 1)
    this.#spent = this.#spent.filter((one) => one !== spent)
    return true
  }

  #give(side: Side, points: number): void {
    this.players += side === 'players' ? points : -points
    this.gameMaster += side === 'gameMaster' ? points : -points
  }
}
