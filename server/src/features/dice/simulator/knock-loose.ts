import { dot, minus, plus, times, type Tray, type Vector } from '@waybook/rules'

import type { Chance } from './chance.ts'
import { hop } from './physics.ts'
import type { ThrownDie } from './thrown-die.ts'

/** Dice and walls nearer than these push; the square of the one, the other as it is. */
const NEIGHBOUR_SQUARED = 5
const WALL = 1.6
/** So that nothing is divided by almost nothing. */
const LEAST = 0.05

/** A small hop away from what the die leans on, as a player would knock it loose. It is part of the recorded throw. */
export function knockLoose(die: ThrownDie, others: readonly ThrownDie[], tray: Tray, chance: Chance): void {
  const { at } = die.pose
  const spin = times(chance.direction(), hop.spin)
  const push = others
    .filter((other) => other !== die)
    .map((other) => pushFrom(other.pose.at, at))
    .reduce(plus, wallsPush(at, tray))
  const size = Math.sqrt(dot(push, push))
  const aside = times(push, size > 1e-6 ? hop.aside / size : 0)
  const speed = { x: aside.x + chance.between(-1, 1), y: hop.up, z: aside.z + chance.between(-1, 1) }
  die.knockLoose(speed, spin)
}

function pushFrom(other: Vector, at: Vector): Vector {
  const apart = { ...minus(at, other), y: 0 }
  const squared = dot(apart, apart)
  return squared < NEIGHBOUR_SQUARED ? times(apart, 1 / (squared + LEAST)) : times(apart, 0)
}

function wallsPush(at: Vector, tray: Tray): Vector {
  const push = (gap: number) => (gap < WALL ? 1.2 / (gap + LEAST) : 0)
  return { x: push(at.x + tray.x) - push(tray.x - at.x), y: 0, z: push(at.z + tray.z) - push(tray.z - at.z) }
}
