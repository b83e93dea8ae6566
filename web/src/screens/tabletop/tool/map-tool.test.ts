import { expect, it } from 'vitest'

import { newTableStore } from '../table-state.ts'
import { chooseTool, currentPointer } from './map-tool.ts'

it('[VTT-70] with Select, a press on the map is no tool’s', () =>
  expect(currentPointer(newTableStore())).toBeUndefined())

it('[VTT-70] a tool whose code is still loading has the press: it moves neither the map nor a token', () => {
  const state = newTableStore()
  chooseTool(state, 'measure')
  expect(currentPointer(state)).toEqual({})
})

it('[VTT-70] a tool that is chosen again keeps what it does with the pointer, another one begins without', () => {
  const state = newTableStore()
  chooseTool(state, 'measure')
  const toolPointer = { onEnd: () => {} }
  state.change({ toolPointer })
  chooseTool(state, 'measure')
  expect(currentPointer(state)).toBe(toolPointer)
  chooseTool(state, 'draw')
  expect(currentPointer(state)).toEqual({})
})
