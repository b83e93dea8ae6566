import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { openWriting, type Writing } from '../writing/writing-harness.ts'
import { GATE, KESSA, mapFiles, REACH, TARROW, VAULT } from './map-campaign.ts'

const DRY = '  - { to: "[[Low Tarrow]]", at: [12, 60], label: The dry end }\n'

describe.each(engines)('pins on $name', ({ take }) => {
  const pinsOf = async ({ ask }: Writing) => (await ask('getMap', { id: REACH })).map?.pins ?? []
  const idOf = async (writing: Writing, label: string) =>
    (await pinsOf(writing)).find((pin) => pin.label === label)?.id ?? ''

  it('[MAP-20] [MAP-21] moving and renaming a pin changes its line, and undoing restores it', async () => {
    const writing = await openWriting(take, mapFiles)
    const before = await writing.textOf(REACH)
    const dry = { mapId: REACH, pinId: await idOf(writing, 'The dry end') }
    const moved = await writing.ask('updatePin', { ...dry, change: { at: { x: 13.256, y: 61 }, label: 'The end' } })
    expect(await writing.textOf(REACH)).toBe(
      before.replace(DRY, '  - { to: "[[Low Tarrow]]", at: [13.26, 61], label: The end }\n'),
    )
    expect(await pinsOf(writing)).toContainEqual(expect.objectContaining({ id: moved.pinId, label: 'The end' }))
    await writing.ask('updatePin', { mapId: REACH, pinId: moved.pinId, change: moved.before })
    expect(await writing.textOf(REACH)).toBe(before)
    expect((await writing.ask('getHistory', { id: REACH })).revisions).toHaveLength(3)
    await writing.expectAsImported()
  })

  it('[MAP-20] [MAP-21] removing a pin keeps the others, and it can be restored', async () => {
    const writing = await openWriting(take, mapFiles)
    const before = await writing.textOf(REACH)
    const dry = { mapId: REACH, pinId: await idOf(writing, 'Here be eels') }
    const { removed } = await writing.ask('removePin', dry)
    const line = '  - { at: [30, 30], label: Here be eels, secret: true }\n'
    expect(await writing.textOf(REACH)).toBe(before.replace(line, ''))
    await writing.ask('addPin', { mapId: REACH, ...removed })
    expect(await writing.textOf(REACH)).toBe(before)
    await writing.expectAsImported()
  })

  it('[MAP-13] [MAP-25] a map keeps its colors as its file says, and the game master can change that line', async () => {
    const writing = await openWriting(take, mapFiles)
    const before = await writing.textOf(REACH)
    const keepsColors = async () => (await writing.ask('getMap', { id: REACH })).map?.keepsColors
    expect(await keepsColors()).toBe(false)
    await writing.ask('setMapColors', { mapId: REACH, keep: true })
    expect(await keepsColors()).toBe(true)
    expect(await writing.textOf(REACH)).toBe(before.replace(/(?=---\nA wet)/, 'keepMapColors: true\n'))
    await writing.ask('setMapColors', { mapId: REACH, keep: false })
    expect(await writing.textOf(REACH)).toBe(before)
    expect((await writing.gameMaster('setMapColors', { mapId: KESSA, keep: true })).status).toBe(409)
    await writing.expectAsImported()
  })

  it('[MAP-22] editing a pin that somebody has changed is refused; changes of other pins do not matter', async () => {
    const writing = await openWriting(take, mapFiles)
    const [dry, sea] = [await idOf(writing, 'The dry end'), await idOf(writing, 'the sea')]
    await writing.ask('updatePin', { mapId: REACH, pinId: dry, change: { at: { x: 1, y: 1 } } })
    for (const [operation, more] of [
      ['updatePin', { change: { label: 'x' } }],
      ['removePin', {}],
    ] as const)
      expect((await writing.gameMaster(operation, { mapId: REACH, pinId: dry, ...more })).status).toBe(409)
    await writing.ask('removePin', { mapId: REACH, pinId: sea })
    expect((await pinsOf(writing)).map(({ label }) => label)).not.toContain('the sea')
  })

  it('[MAP-23] a pin needs a map, a label or a target, and a single audience', async () => {
    const writing = await openWriting(take, mapFiles)
    const at = { x: 5, y: 5 }
    const statusOf = async (params: object) => (await writing.gameMaster('addPin', { at, ...params })).status
    expect(await statusOf({ mapId: KESSA, label: 'Here' })).toBe(409)
    expect(await statusOf({ mapId: REACH })).toBe(400)
    expect(await statusOf({ mapId: REACH, to: 'locations/nowhere' })).toBe(400)
    expect(await statusOf({ mapId: REACH, label: 'Here', secret: true, readers: [KESSA] })).toBe(400)
    expect(await statusOf({ mapId: REACH, label: 'Here', at: { x: 101, y: 0 } })).toBe(400)
    const { pinId } = await writing.ask('addPin', { mapId: REACH, at, to: VAULT, readers: [KESSA] })
    const { before } = await writing.ask('updatePin', { mapId: REACH, pinId, change: { secret: true } })
    expect(before.readers).toEqual([KESSA])
    expect(await writing.textOf(REACH)).toContain(`{ to: ${VAULT}, at: [5, 5], secret: true }`)
    await writing.expectAsImported()
  })

  it('[MAP-11] pins follow renamed entities', async () => {
    const writing = await openWriting(take, mapFiles)
    await writing.ask('renameEntity', { id: GATE, to: 'scenes/arch' })
    await writing.ask('renameEntity', { id: TARROW, name: 'High Tarrow' })
    await writing.ask('renameEntity', { id: KESSA, to: 'characters/the-fox' })
    const text = await writing.textOf(REACH)
    expect(text).toContain('{ to: "[[High Tarrow]]", at: [12, 60], label: The dry end }')
    expect(text).toContain('{ to: scenes/arch, at: [40, 60], for: [characters/the-fox] }')
    expect((await writing.ask('getMap', { id: 'scenes/arch' })).map?.pins).toHaveLength(2)
    await writing.expectAsImported()
  })
})
