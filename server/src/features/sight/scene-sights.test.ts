import { fogGrid } from '@waybook/rules'
import type { SightWall } from '@waybook/rules/sight'
import { expect, it, onTestFinished } from 'vitest'

import { MeshThread } from './mesh-thread.ts'
import { SceneSights, type WallsVersion } from './scene-sights.ts'

const wall: SightWall = { id: 'wall', kind: 'wall', oneWay: false, thing: null, ax: 64, ay: 0, bx: 64, by: 64 }
const version = (scene: string, mesh = 'first'): WallsVersion => ({
  campaign: 'road',
  scene,
  mesh,
  grid: fogGrid({ width: 64, height: 16 }),
})

function opened(worker?: URL) {
  const thread = new MeshThread(worker)
  onTestFinished(async () => await thread.close())
  return new SceneSights(thread)
}

/** Counts how often the walls are read. */
function reading(walls: readonly SightWall[] = [wall]) {
  const read = { times: 0, read: async () => await Promise.resolve({ walls, weld: (read.times += 1) - read.times }) }
  return read
}

it('[SIGHT-50] walls become a mesh once for each version, in a thread', async () => {
  const [sights, first] = [opened(), reading()]
  expect(sights.now(version('hall'))).toBe('missing')
  await Promise.all([1, 2].map(async () => await sights.prepare(version('hall'), first.read)))
  await sights.prepare(version('hall'), first.read)
  expect(first.times).toBe(1)
  const looks = sights.now(version('hall'))
  if (!looks || looks === 'missing') throw new Error('The mesh is missing')
  const { mask } = looks.from({ x: 8, y: 8 }, { range: Infinity, openDoors: new Set() })
  expect([...mask.bits]).toEqual([15, 0, 15, 0, 15, 0, 15, 0])
  expect(sights.now(version('hall', 'second'))).toBe('missing')
})

it('[SIGHT-50] the scenes used last are kept', async () => {
  const [sights, walls] = [opened(), reading()]
  for (const scene of ['one', 'two', 'three', 'four', 'five']) await sights.prepare(version(scene), walls.read)
  expect([sights.now(version('one')), sights.now(version('five'))].map((looks) => looks === 'missing')).toEqual([
    true,
    false,
  ])
})

const failing = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ walls }) => { if (walls.length === 0) process.exit(1); parentPort.postMessage(null) })
  parentPort.postMessage('loaded')`

it('[SIGHT-51] walls without a mesh are known as such; a thread that ends is replaced', async () => {
  const sights = opened(new URL(`data:text/javascript,${encodeURIComponent(failing)}`))
  await expect(sights.prepare(version('hall'), reading([]).read)).rejects.toThrow('ended')
  expect(sights.now(version('hall'))).toBe('missing')
  await sights.prepare(version('hall'), reading().read)
  expect(sights.now(version('hall'))).toBe(null)
})
