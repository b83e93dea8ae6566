import type { World } from '@dimforge/rapier3d-deterministic-compat'
import {
  dot,
  minus,
  plus,
  solids,
  times,
  trayFor,
  type Pose,
  type SolidName,
  type Tray,
  type Vector,
} from '@waybook/rules'

import type { Chance } from './chance.ts'
import { toHandfuls, type Release } from './handfuls.ts'
import { hop, physics } from './physics.ts'
import { layTable } from './table.ts'
import { ThrownDie } from './thrown-die.ts'

const STEPS_MAX = Math.round(physics.settleS / physics.stepS)
/** Steps from one handful to the next. */
const HANDFUL_STEPS = 10
/** Dice and walls closer than this push a hopping die away: a squared distance for dice, a distance for walls. */
const NEIGHBOUR_SQUARED = 5
const WALL = 1.6
/** Keeps divisors away from zero. */
const LEAST = 0.05

/**
 * Simulates one throw until the dice rest. Returns the poses of each die, frame by frame, or `null` if the dice do not all lie flat in
 * time. The engine must be initialized. The same dice and chance give the same poses on every machine.
 */
export function simulate(dice: readonly SolidName[], chance: Chance): Pose[][] | null {
  const tray = trayFor(dice.length)
  const world = layTable(tray)
  try {
    return fall(dice, { world, tray, chance, handfuls: toHandfuls(dice.length, tray, chance) })
  } finally {
    world.free()
  }
}

interface Scene {
  readonly world: World
  readonly tray: Tray
  readonly chance: Chance
  readonly handfuls: readonly (readonly Release[])[]
}

function fall(dice: readonly SolidName[], { world, tray, chance, handfuls }: Scene): Pose[][] | null {
  const waiting = new Map(handfuls.flat().map((release) => [release.piece, release.pose]))
  const thrown = new Map<number, ThrownDie>()
  const recorded: Pose[][] = dice.map(() => [])
  const record = () => {
    for (const [piece, poses] of recorded.entries()) {
      const pose = thrown.get(piece)?.pose ?? waiting.get(piece)
      if (pose) poses.push(pose)
    }
  }
  let restSteps = 0
  for (let step = 0; step < STEPS_MAX && restSteps < physics.restSteps; step++) {
    if (step % HANDFUL_STEPS === 0)
      for (const release of handfuls[step / HANDFUL_STEPS] ?? [])
        thrown.set(release.piece, new ThrownDie(world, solids[dice[release.piece] ?? 'd6'], release))
    if (step % physics.stepsPerFrame === 0) record()
    world.step()
    restSteps = thrown.size === dice.length && settle([...thrown.values()], tray, chance) ? restSteps + 1 : 0
  }
  record()
  const isDone = restSteps === physics.restSteps && [...thrown.values()].every((die) => die.isReadable())
  return isDone ? recorded : null
}

/** Lets leaning dice hop free. Returns whether all dice lie still. */
function settle(dice: readonly ThrownDie[], tray: Tray, chance: Chance): boolean {
  const leaning = dice.filter((die) => die.hasComeToLean())
  for (const die of leaning) hopFree(die, dice, tray, chance)
  return leaning.length === 0 && dice.every((die) => die.isStill())
}

/** Makes the die hop away from whatever it leans on. The hop is part of the recorded throw. */
function hopFree(die: ThrownDie, others: readonly ThrownDie[], tray: Tray, chance: Chance): void {
  const { at } = die.pose
  const spin = times(chance.direction(), hop.spin)
  const push = others
    .filter((other) => other !== die)
    .map((other) => pushFrom(other.pose.at, at))
    .reduce(plus, wallsPush(at, tray))
  const size = Math.sqrt(dot(push, push))
  const aside = times(push, size > 1e-6 ? hop.aside / size : 0)
  const speed = { x: aside.x + chance.between(-1, 1), y: hop.up, z: aside.z + chance.between(-1, 1) }
  die.hop(speed, spin)
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
