import { describe, expect, it } from 'vitest'

import { placeNames } from './place-names.ts'

const size = { width: 1000, height: 500 }
const pin = (name: string, x: number, y: number) => ({ id: name, name, position: { x: x / 10, y: y / 5 } })
const sides = (...pins: readonly ReturnType<typeof pin>[]) => [...placeNames(pins, size).values()]

describe('the name of a pin', () => {
  it.each([
    ['alone', [pin('The Cutting', 500, 200)], ['right']],
    ['at the eastern edge', [pin('The Candle Stair', 980, 200)], ['left']],
    ['before another pin', [pin('Low Tarrow', 500, 200), pin('The Toll Gate', 545, 205)], ['left', 'right']],
    [
      'between two pins',
      [pin('West', 455, 200), pin('Low Tarrow', 500, 200), pin('East', 545, 200)],
      ['left', 'below', 'right'],
    ],
    [
      'at the lower edge between two pins',
      [pin('West', 455, 490), pin('Low Tarrow', 500, 490), pin('East', 545, 490)],
      ['left', 'above', 'right'],
    ],
    [
      'with a pin on every side',
      [
        pin('West', 455, 200),
        pin('Low Tarrow', 500, 200),
        pin('East', 545, 200),
        pin('S', 500, 240),
        pin('N', 500, 150),
      ],
      ['left', 'hidden', 'right', 'right', 'right'],
    ],
    ['under another name', [pin('Low Tarrow', 500, 200), pin('The Toll Gate', 500, 240)], ['right', 'right']],
    ['that is empty', [pin('', 500, 200)], ['hidden']],
  ])('[ATL-13] %s is placed where it covers nothing', (_, pins, expected) => {
    expect(sides(...pins)).toEqual(expected)
  })

  it('[ATL-13] makes room for the name above the chosen pin', () => {
    const pins = [pin('Low Tarrow', 420, 140), pin('The Toll Gate', 500, 200)]
    expect([...placeNames(pins, size, 'The Toll Gate').values()]).toEqual(['left', 'right'])
  })
})
