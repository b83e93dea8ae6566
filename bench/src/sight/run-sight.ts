import { fogGrid } from '@waybook/rules'
import {
  buildMesh,
  eyePlace,
  isWayFree,
  KeptLooks,
  sightOf,
  type Eye,
  type Place,
  type SightLight,
  type SightMesh,
  type SightWall,
} from '@waybook/rules/sight'

import { judge, printFigure, printPart } from '../report.ts'
import { dungeon, field, seeded, type Random } from './scenes.ts'

const grid = fogGrid({ width: 4096, height: 3072 })
/** In quarter pixels. */
const SIZE = { width: 16_384, height: 12_288 }
/** A cell of the scene's grid: 70 pixels. */
const CELL = 280
const WELD = 0.05 * CELL
const EYES = 5
const LIGHTS = 25
const STEPS = 150
const REPEATS = 5
const COUNTS = [500, 2000, 5000]
const BUILDS = 4

const AIMS = { moveMs: 5, darkMs: 10, buildMs: 350 }

/** Measures what five tokens see together after one of them moved, by day and in the dark, with doors, and how long walls take to become a mesh. */
export async function runSight(): Promise<void> {
  printPart(
    `Sight: ${EYES} eyes, a picture of 4096 x 3072 px, ${STEPS} steps, each the least of ${REPEATS} runs; p50 / p95 in ms; meshes in processor time`,
  )
  measure('no walls, for comparison', [])
  for (const [name, scene] of Object.entries({ dungeon, field }))
    for (const count of COUNTS) measure(`${name} of ${count}`, scene(count, SIZE, seeded(count)))
}

function measure(name: string, walls: readonly SightWall[]): void {
  const builds = Array.from({ length: BUILDS }, () => buildTimed(walls))
  const mesh = builds.at(-1)?.result
  if (!mesh) throw new Error(`No mesh for ${name}`)
  const [first = 0, ...later] = builds.map(({ ms }) => ms)
  const table = new Table(mesh, walls, seeded(7))
  const [day, dark, door] = [[], [], []] as [number[], number[], number[]]
  for (let step = 0; step < STEPS; step += 1) {
    table.step(step % EYES)
    day.push(table.msOfMove({ isDark: false }))
    if (step % 3 !== 0) continue
    dark.push(table.msOfMove({ isDark: true }))
    door.push(...table.msOfDoor())
  }
  const figures = `move ${percentiles(day)}  dark ${percentiles(dark)}  door ${percentiles(door)}`
  printFigure(
    `${name}: ${mesh.pieces.length} pieces`,
    `${figures}  mesh ${show(first)}, then ${show(Math.min(...later))} ms`,
  )
  if (walls.length === 0) return
  judge(`${name}: one move`, `p95 ${show(at(day, 0.95))} ms`, at(day, 0.95) < AIMS.moveMs)
  judge(`${name}: one move in the dark`, `p95 ${show(at(dark, 0.95))} ms`, at(dark, 0.95) < AIMS.darkMs)
  judge(`${name}: mesh`, `${show(first)} ms`, first < AIMS.buildMs)
}

/** A scene with walking tokens, of which the first carries a torch. */
class Table {
  readonly #looks: KeptLooks
  readonly #doors: readonly string[]
  readonly #openDoors = new Set<string>()
  readonly #places: Place[]
  readonly #lights: readonly SightLight[]
  readonly #random: Random
  #moved = 0

  constructor(mesh: SightMesh, walls: readonly SightWall[], random: Random) {
    this.#looks = new KeptLooks(mesh, { grid, most: 200 })
    this.#doors = walls.filter(({ kind }) => kind === 'door').map(({ id }) => id)
    for (const id of this.#doors) if (random() < 0.4) this.#openDoors.add(id)
    this.#random = random
    this.#places = Array.from({ length: EYES }, () => this.#free(0.3 + 0.1 * random(), 0.3 + 0.1 * random()))
    this.#lights = Array.from({ length: LIGHTS - 1 }, () => lightAt(this.#free(random(), random())))
  }

  /** Moves a token by at most a cell, if its way is free. */
  step(token: number): void {
    this.#moved = token
    const from = this.#places[token]
    if (!from) return
    for (let tries = 0; tries < 20; tries += 1) {
      const by = () => Math.round((this.#random() - 0.5) * 2 * CELL)
      const to = { x: from.x + by(), y: from.y + by() }
      const isInside = to.x >= 0 && to.y >= 0 && to.x < SIZE.width && to.y < SIZE.height
      const scene = { mesh: this.#looks.mesh, openDoors: this.#openDoors }
      const place = isInside && isWayFree(scene, from, to) ? eyePlace(scene, to, from) : null
      if (!place) continue
      this.#places[token] = place
      return
    }
  }

  /** The least time of some moves by a single unit, because what was seen from the same place is kept. */
  msOfMove({ isDark }: { readonly isDark: boolean }): number {
    const times = Array.from({ length: REPEATS }, () => {
      const { x, y } = this.#places[this.#moved] ?? { x: 0, y: 0 }
      this.#places[this.#moved] = { x: x + 1, y }
      return timed(() => this.#sight(isDark)).ms
    })
    const { x, y } = this.#places[this.#moved] ?? { x: 0, y: 0 }
    this.#places[this.#moved] = { x: x - REPEATS, y }
    return Math.min(...times)
  }

  /** The time after a door was opened or closed. Most doors are out of sight. */
  msOfDoor(): number[] {
    const door = this.#doors[Math.floor(this.#random() * this.#doors.length)]
    if (door === undefined) return []
    this.#sight(false)
    if (!this.#openDoors.delete(door)) this.#openDoors.add(door)
    return [timed(() => this.#sight(false)).ms]
  }

  #sight(isDark: boolean) {
    const eyes = this.#places.map((place): Eye => ({ place, range: Infinity, darkRange: 2 * CELL }))
    const [carrier = { x: 0, y: 0 }] = this.#places
    const lights = isDark ? [...this.#lights, lightAt(carrier)] : null
    return sightOf(this.#looks, { eyes, lights, openDoors: this.#openDoors })
  }

  #free(x: number, y: number): Place {
    const place = { x: Math.round(x * SIZE.width), y: Math.round(y * SIZE.height) }
    return eyePlace({ mesh: this.#looks.mesh, openDoors: this.#openDoors }, place, null) ?? place
  }
}

function lightAt(place: Place): SightLight {
  return { place, bright: 4 * CELL, dim: 8 * CELL }
}

/** In processor time of the process, because a build is long enough for its clock. */
function buildTimed(walls: readonly SightWall[]) {
  const began = process.cpuUsage()
  const result = buildMesh(walls, WELD)
  const { user, system } = process.cpuUsage(began)
  return { ms: (user + system) / 1000, result }
}

function timed<T>(work: () => T): { readonly ms: number; readonly result: T } {
  const began = performance.now()
  const result = work()
  return { ms: performance.now() - began, result }
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

const show = (ms: number) => ms.toFixed(ms < 10 ? 1 : 0)
const percentiles = (times: readonly number[]) => `${show(at(times, 0.5))} / ${show(at(times, 0.95))}`
