import { judge, printFigure, printPart } from '../report.ts'
import { SCENE } from '../table/campaign.ts'
import { openViewer, percentiles, sceneMap, stroke, uploadMap, wait } from '../table/fog.ts'
import type { TileViewer } from '../table/tile-viewer.ts'
import { withTable, type Table } from '../table/with-table.ts'
import { usageOf } from '../usage.ts'
import { dungeon, seeded } from './scenes.ts'

const VIEWERS = 50
const WALLS = 2000
/** The walls of one call. */
const PORTION = 500
const STROKES = 8
const STEPS = 30
/** From a step to the next, as a hand moves a token. */
const STEP_EVERY_MS = 1500
const STEP_PERCENT = 4
const AIMS = { ratio: 1.5, pixelsMs: 250, bytes: 60 }

/** Measures a player's steps with fifty viewers who load the tiles that change, beside strokes of the fog on the same map. */
export async function runSteps(): Promise<void> {
  printPart(
    `Sight at the table: ${STEPS} steps among ${WALLS} walls with ${VIEWERS} viewers, beside ${STROKES} strokes of fog`,
  )
  await withTable({ accounts: VIEWERS }, measure)
}

async function measure(table: Table): Promise<void> {
  const { running, players, ask } = table
  await uploadMap(table)
  await ask('setFogStart', { sceneId: SCENE, closed: true })
  const { address } = sceneMap.parse(await ask('getSceneMap', { sceneId: SCENE })).map
  await ask('changeFog', { sceneId: SCENE, op: 'reveal', shape: 'brush', points: [{ x: 1, y: 1 }], radius: 1 })
  const viewers = await Promise.all(
    players.map(async (cookie) => await openViewer({ origin: running.origin, cookie, address })),
  )
  const cpuOf = async (work: () => Promise<void>) => {
    const before = await usageOf(running.pid)
    await work()
    return (await usageOf(running.pid)).cpuMs - before.cpuMs
  }
  const strokes: number[] = []
  const cpuOfStrokes = await cpuOf(async () => {
    for (let number = 0; number < STROKES; number += 1) {
      await stroke(table, number, strokes)
      await wait(STEP_EVERY_MS)
    }
  })
  await switchOn(table)
  await wait(STEP_EVERY_MS)
  const [bytes, told] = [bytesOf(viewers), viewers.map(({ notifiedAt }) => notifiedAt.length)]
  const sent: number[] = []
  const cpuOfSteps = await cpuOf(async () => {
    await walk(table, sent)
    while (viewers.some(({ seenAt, notifiedAt }) => seenAt.size < notifiedAt.length)) await wait(STEP_EVERY_MS)
  })
  // Levels behind finer ones follow a second later.
  await wait(2 * STEP_EVERY_MS)
  report({ sent, told, viewers, bytes: (bytesOf(viewers) - bytes) / VIEWERS / STEPS })
  const [ofStep, ofStroke] = [cpuOfSteps / STEPS, cpuOfStrokes / STROKES]
  printFigure('processor time of the server', `${ofStep.toFixed(0)} ms a step, ${ofStroke.toFixed(0)} ms a stroke`)
  judge('a step beside a stroke of fog', `${(ofStep / ofStroke).toFixed(2)} times`, ofStep <= ofStroke * AIMS.ratio)
  viewers.forEach(({ close }) => close())
}

async function switchOn({ ask, tokenId }: Table): Promise<void> {
  const walls = dungeon(WALLS, { width: 16_000, height: 12_000 }, seeded(1))
  const add = walls.map(({ kind, oneWay, ax, ay, bx, by }) => {
    const wall = { kind, oneWay, from: [ax, ay], to: [bx, by] }
    return kind === 'door' ? { ...wall, door: 'closed' } : wall
  })
  for (let from = 0; from < add.length; from += PORTION)
    await ask('changeWalls', { sceneId: SCENE, add: add.slice(from, from + PORTION) })
  await ask('setTokenSight', { tokenId, sight: { sees: true, range: null, darkRange: 0, light: null } })
  await ask('setSight', { sceneId: SCENE, change: { on: true } })
}

/** Appends the time at which each step was sent. */
async function walk({ ask, tokenId }: Table, sent: number[]): Promise<void> {
  const random = seeded(3)
  const place = { x: 50, y: 50 }
  for (let step = 0; step < STEPS; step += 1) {
    for (const axis of ['x', 'y'] as const)
      place[axis] = Math.min(95, Math.max(5, place[axis] + (random() - 0.5) * 2 * STEP_PERCENT))
    sent.push(performance.now())
    await ask('updateToken', { tokenId, position: place })
    await wait(STEP_EVERY_MS)
  }
}

interface Walked {
  readonly sent: readonly number[]
  /** How many messages each viewer had before the first step. */
  readonly told: readonly number[]
  readonly viewers: readonly TileViewer[]
  /** Of one viewer in one step. */
  readonly bytes: number
}

function report({ sent, told, viewers, bytes }: Walked): void {
  const late = (atMs: number) => atMs - (sent.findLast((one) => one <= atMs) ?? atMs)
  const messages = viewers.flatMap(({ notifiedAt }, index) => notifiedAt.slice(told[index]).map(late))
  const pixels = viewers
    .flatMap(({ seenAt }, index) => [...seenAt].filter(([part]) => part >= (told[index] ?? 0)))
    .map(([, atMs]) => late(atMs))
  printFigure('from a step to the message', percentiles(messages))
  printFigure('from a step to its pixels', percentiles(pixels))
  const p95 = pixels.toSorted((a, b) => a - b)[Math.floor(0.95 * (pixels.length - 1))] ?? 0
  judge('from a step to its pixels', `p95 ${p95.toFixed(0)} ms`, p95 <= AIMS.pixelsMs)
  judge('bytes per viewer a step', `${(bytes / 1024).toFixed(1)} KiB`, bytes <= AIMS.bytes * 1024)
}

function bytesOf(viewers: readonly TileViewer[]): number {
  return viewers.reduce((sum, viewer) => sum + viewer.bytes, 0)
}
