import { describe, expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { KESSA, partIn, playFiles, players, RAIDER } from './play-table.ts'

const gun = (name: string, qualities: string) =>
  `---\nname: ${name}\nproperties: { item_type: ranged weapon, damage: 6, item_qualities: "${qualities}" }\n---\n`

const files = {
  ...playFiles,
  'items/lamp-gun.md': gun('Lamp gun', 'Wet-fire 2'),
  'qualities/wet-fire.md':
    "---\nname: Wet-fire\neffect:\n  - +rank boost when attacking\n  - pierce +rank when attacking\n  - '+1 boost when attacking, pay 1 strain'\n---\n",
  'items/punt-gun.md': gun('Punt gun', 'Prepare 2, Cumbersome 5'),
}

const { maren } = campaignOfEach(files, players)

async function aim(weaponId: string) {
  const { check } = await maren('startAttack', { characterId: KESSA, weaponId, target: RAIDER, band: 'Close' })
  const part = partIn(check)
  const address = { checkId: check.id, characterId: KESSA }
  const dice = Object.fromEntries(
    Object.entries(part.pool ?? {}).flatMap(([die, count]) => (count > 0 ? [[die, Array<number>(count).fill(0)]] : [])),
  )
  return { part, address, enter: { ...address, version: part.version, dice }, key: part.pageEffects[0]?.key ?? '' }
}

describe('qualities of weapons', () => {
  it('[EFF-21] [EFF-42] Cumbersome adds a setback for each missing brawn, and Prepare waits for its maneuvers', async () => {
    const { part, address, enter, key } = await aim('items/punt-gun')
    expect(part.modifiers.filter(({ reason }) => reason.kind === 'weapon')).toMatchObject([
      { die: 'setback', count: 2, reason: { text: 'Cumbersome' } },
    ])
    expect(part.pageEffects).toMatchObject([
      { name: 'Prepare 2', on: false, required: true, prices: [[{ what: 'maneuver', count: 2 }]] },
    ])
    expect(part.target?.weaponId).toBe('items/punt-gun')
    expect(await maren.status('enterFaces', enter)).toBe(409)
    const ready = partIn((await maren('switchEffect', { ...address, key, on: true })).check)
    expect(await maren.status('enterFaces', { ...enter, version: ready.version })).toBe(200)
  })

  it('[EFF-48] the page of a quality says what it does, and the weapon’s page links to it', async () => {
    const { part } = await aim('items/lamp-gun')
    const own = part.modifiers.filter(({ reason }) => reason.text === 'Wet-fire 2')
    expect(own).toMatchObject([
      { die: 'boost', count: 2, on: true },
      { die: 'boost', count: 1, on: false },
    ])
    expect(part.pageEffects.map(({ name, figures, required }) => [name, figures.length, required])).toEqual([
      ['Wet-fire 2', 0, undefined],
      ['Wet-fire 2', 1, undefined],
      ['Wet-fire 2', 0, undefined],
    ])
    const { entities } = await maren('getEntity', { id: 'items/lamp-gun' })
    expect(entities[0]?.qualityPages).toEqual([{ id: 'qualities/wet-fire', name: 'Wet-fire', type: 'quality' }])
  })
})
