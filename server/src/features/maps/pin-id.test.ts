import { describe, expect, it } from 'vitest'

import { pinIds } from './pin-id.ts'

const tarrow = { to: 'locations/low-tarrow', x: 12, y: 60, label: '', secret: false, readers: [] }
const gameMaster = { everything: true }
const player = { everything: false }

describe('the ids of pins', () => {
  it.each([
    ['moved', { x: 13 }],
    ['called otherwise', { label: 'The dry end' }],
    ['led elsewhere', { to: null }],
  ])('[MAP-12] a pin that is %s has another id for everyone', (_, change) => {
    const changed = { ...tarrow, ...change }
    expect(pinIds([changed], gameMaster)).not.toEqual(pinIds([tarrow], gameMaster))
    expect(pinIds([changed], player)).not.toEqual(pinIds([tarrow], player))
  })

  it('[MAP-12] readers of a pin affect its id for the game master only', () => {
    const forKessa = { ...tarrow, readers: ['characters/kessa-vane'] }
    expect(pinIds([forKessa], gameMaster)).not.toEqual(pinIds([tarrow], gameMaster))
    expect(pinIds([forKessa], player)).toEqual(pinIds([tarrow], player))
  })

  it('[MAP-12] equal pins have different ids, and others between them change nothing', () => {
    const [first, second] = pinIds([tarrow, tarrow], player)
    expect(first).not.toBe(second)
    expect(pinIds([tarrow, { ...tarrow, x: 1 }, tarrow], player).filter((id) => id === first || id === second)).toEqual(
      [first, second],
    )
  })
})
