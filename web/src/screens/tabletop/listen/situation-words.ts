import { listen } from '@waybook/messages/listen'
import { rangeBands } from '@waybook/rules'

import type { Neighbor } from './surroundings.ts'

/** What a listener knows of the table at one moment. */
export interface Situation {
  readonly scene: string
  /** Whose turn it is, as a sentence; empty without an encounter. */
  readonly turn: string
  readonly neighbors: readonly Neighbor[]
  readonly trackers: readonly {
    readonly id: string
    readonly name: string
    readonly value: number
    readonly maximum: number | null
  }[]
  /** What the viewer can do now. */
  readonly may: {
    /** The titles of checks that wait for their roll. */
    readonly checks: readonly string[]
    readonly reduceHit: boolean
    readonly turn: 'own' | 'open' | null
    readonly move: boolean
  }
}

/** The scene: its name, the turn, and everybody by their distance, nearest first. */
export function sceneWords({ scene, turn, neighbors }: Situation): string {
  return sentences([listen.scene({ name: scene }), turn, ...whoIsWhere(neighbors)])
}

/** Everybody engaged or close; else the nearest. */
export function nearWords({ neighbors }: Pick<Situation, 'neighbors'>): string {
  if (neighbors.length === 0) return listen.nobody()
  const placed = neighbors.filter(({ band }) => band !== null)
  if (placed.length === 0) return listen.noPlace()
  const near = placed.filter(({ band }) => band === 'Engaged' || band === 'Close')
  if (near.length > 0) return sentences(whoIsWhere(near))
  const [nearest] = byDistance(placed)
  const band = nearest?.band ? listen.atBand({ band: nearest.band }) : ''
  return sentences([listen.nobodyNear(), nearest ? listen.nearest({ name: detailed(nearest), band }) : ''])
}

export function possibleWords({ may: { checks, reduceHit, turn, move } }: Pick<Situation, 'may'>): string {
  return sentences([
    ...checks.map((check) => listen.asked({ check })),
    reduceHit ? listen.reduce() : '',
    turn === 'own' ? listen.yourTurn() : '',
    turn === 'open' ? listen.mayTake() : '',
    move ? listen.mayMove() : '',
    listen.mayRoll(),
  ])
}

function whoIsWhere(neighbors: readonly Neighbor[]): string[] {
  if (neighbors.length === 0) return [listen.nobody()]
  const unplaced = neighbors.filter(({ band }) => band === null)
  return [
    ...rangeBands.flatMap((band) => {
      const names = neighbors.filter((one) => one.band === band).map(detailed)
      return names.length === 0 ? [] : [listen.near({ band, names })]
    }),
    ...(unplaced.length === 0 ? [] : [listen.here({ names: unplaced.map(detailed) })]),
  ]
}

/** The name with where somebody is and how they are: "Raider 2 (north, prone)". */
function detailed({ name, direction, conditions }: Neighbor): string {
  const details = [...(direction === null ? [] : [listen.direction({ direction })]), ...conditions]
  return details.length === 0 ? name : listen.withDetails({ name, details })
}

function byDistance(neighbors: readonly Neighbor[]): Neighbor[] {
  const rank = ({ band }: Neighbor) => (band === null ? rangeBands.length : rangeBands.indexOf(band))
  return neighbors.toSorted((one, other) => rank(one) - rank(other))
}

const sentences = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')
