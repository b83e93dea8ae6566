import { afterEach, expect, it } from 'vitest'

import { chooseTool, currentActions } from './map-tool.ts'

afterEach(() => chooseTool('select'))

it('[VTT-70] with Select, a press on the map is no tool’s', () => expect(currentActions()).toBeUndefined())

it('[VTT-70] a tool whose code is still loading has the press: it moves neither the map nor a token', () => {
  chooseTool('measure')
  expect(currentActions()).toEqual({})
})
