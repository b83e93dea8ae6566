import { fogGrid, isRevealedAt, uniformMask, withOperation, type FogOperation } from '@waybook/rules'
import { describe, expect, it } from 'vitest'

import { FogState } from './fog-state.ts'

const map = {
  sceneId: 'scenes/map',
  width: 400,
  height: 400,
  address: '/pictures/k/tiles',
  tiles: null,
  version: 3,
  sight: null,
  fog: null,
}
const grid = fogGrid(map)
const dot = (x: number, op: 'reveal' | 'cover' = 'cover') =>
  ({ op, shape: 'brush', points: [{ x, y: 50 }], radius: 3 }) as const
const folded = (...operations: readonly FogOperation[]) => operations.reduce(withOperation, uniformMask(grid, true))

async function opened(): Promise<FogState> {
  const state = new FogState(map)
  await state.adopt(map)
  return state
}
const fogChange = (version: number, after: number, operation: FogOperation) => {
  const points = [...(operation.points ?? [])]
  return { kind: 'fogOp', sceneId: map.sceneId, version, after, operation: { ...operation, points } } as const
}

async function textOf(bits: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bits]).stream().pipeThrough(new CompressionStream('deflate'))
  return btoa(String.fromCharCode(...new Uint8Array(await new Response(stream).arrayBuffer())))
}

describe('the fog on the game master’s page', () => {
  it('[SIGHT-124] on a scene with sight, only what the hand covers is covered', async () => {
    const state = new FogState(map)
    const bits = (operation: FogOperation) => withOperation(uniformMask(grid, false), operation).bits.slice()
    const mask = await textOf(new Uint8Array(bits(dot(20, 'reveal'))))
    const byHand = await textOf(new Uint8Array(bits({ op: 'reveal', shape: 'all' })))
    const byNobody = await textOf(new Uint8Array(uniformMask(grid, false).bits))
    await state.adopt({ version: 4, fog: { startsClosed: true, mask, byHand, undoable: true } })
    expect(state.shown()).toEqual(withOperation(uniformMask(grid, false), dot(20, 'reveal')))
    await state.apply({ kind: 'fogOp', sceneId: map.sceneId, version: 5, after: 4, mask, byHand: byNobody })
    expect(state.shown()).toEqual(uniformMask(grid, true))
  })

  it('[SIGHT-125] a stroke that leaves cells to sight uncovers them at once, and no other cells', async () => {
    const state = await opened()
    state.draw({ op: 'cover', shape: 'all' })
    const pending = state.draw({ ...dot(20), op: 'release' })
    expect(state.shown()).toEqual(folded({ op: 'cover', shape: 'all' }, dot(20, 'reveal')))
    state.settle(pending, null)
    expect(state.shown()).toEqual(folded({ op: 'cover', shape: 'all' }))
  })

  it('[FOG-52] applies others’ operations, and reports a missed one', async () => {
    const state = await opened()
    expect(await state.apply(fogChange(5, 3, dot(20)))).toBe(true)
    expect(state.shown()).toEqual(folded(dot(20)))
    expect(await state.apply(fogChange(9, 7, dot(60)))).toBe(false)
    expect(state.shown()).toEqual(folded(dot(20)))
    expect(await state.apply(fogChange(5, 3, dot(90)))).toBe(true)
    expect(state.shown()).toEqual(folded(dot(20)))
  })

  it('[FOG-52] accepts a whole mask after an undo', async () => {
    const state = await opened()
    await state.apply(fogChange(5, 3, dot(20)))
    const mask = await textOf(folded(dot(70)).bits.slice())
    expect(await state.apply({ kind: 'fogOp', sceneId: map.sceneId, version: 6, after: 5, mask })).toBe(true)
    expect(state.shown()).toEqual(folded(dot(70)))
    await state.adopt({ version: 4, fog: null })
    expect(state.shown()).toEqual(folded(dot(70)))
  })

  it.each(['answer', 'message'] as const)(
    '[FOG-53] shows a change at once and applies it only once, if the %s comes first',
    async (first) => {
      const state = await opened()
      const pending = state.draw(dot(20))
      expect(isRevealedAt(state.shown(), { x: 20, y: 50 })).toBe(false)
      const steps = {
        answer: async () => state.settle(pending, 5),
        message: async () => await state.apply(fogChange(5, 3, dot(20))),
      }
      for (const step of first === 'answer' ? [steps.answer, steps.message] : [steps.message, steps.answer]) {
        await step()
        expect(state.shown()).toEqual(folded(dot(20)))
      }
      await state.apply(fogChange(6, 5, dot(20, 'reveal')))
      expect(isRevealedAt(state.shown(), { x: 20, y: 50 })).toBe(true)
    },
  )

  it('[FOG-53] reverts a change that the server refuses, and keeps the others', async () => {
    const state = await opened()
    const [refused] = [state.draw(dot(20)), state.draw(dot(60))]
    state.settle(refused, null)
    expect(state.shown()).toEqual(folded(dot(60)))
  })

  it('[FOG-53] a part of a stroke replaces its steps', async () => {
    const state = await opened()
    const steps = [state.draw(dot(20)), state.draw(dot(24))]
    const whole: FogOperation = { ...dot(20), points: [20, 24].map((x) => ({ x, y: 50 })) }
    const part = state.join(steps, whole)
    state.settle(part, 5)
    await state.apply(fogChange(5, 3, whole))
    expect(state.shown()).toEqual(folded(whole))
  })
})
