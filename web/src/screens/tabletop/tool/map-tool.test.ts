import { expect, it } from 'vitest'

import { newTableStore } from '../table-state.ts'
import { chooseTool, currentPointer } from './map-tool.ts'

it('[VTT-70] with Select, no tool handles a press on the map', () =>
  expect(currentPointer(newTableStore())).toBeUndefined())

it('[VTT-70] a tool takes presses while its code loads, so they move neither the map nor a token', () => {
  const state = newTableStore()
  chooseTool(state, 'measure')
  expect(currentPointer(state)).toEqual({})
})

it('[VTT-70] choosing the same tool again keeps its pointer handlers, another tool starts without', () => {
  const state = newTableStore()
  chooseTool(state, 'measure')
  const toolPointer = { onEnd: () => {} }
  state.change({ toolPointer })
  chooseTool(state, 'measure')
  expect(currentPointer(state)).toBe(toolPointer)
  chooseTool(state, 'draw')
  expect(currentPointer(state)).toEqual({})
})
