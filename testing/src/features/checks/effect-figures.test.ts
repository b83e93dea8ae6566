import { describe, expect, it } from 'vitest'

import { campaignOfSuite } from '../../world/open-campaign.ts'
import { KESSA, partIn, playFiles, players, RAIDER } from './play-table.ts'

const page = (name: string, effect: string, more = '') => `---\nname: ${name}\neffect: ${effect}\n${more}---\n`

const files = {
  ...playFiles,
  [`${KESSA}.md`]: String(playFiles[`${KESSA}.md`]).replace(
    /\n---\n/,
    '\nmaxHp: 12\nstrainThreshold: 11\ntalents: { talents/print: 2, talents/hard: 2 }\ninventory: { items/spear: 1 }\n---\n',
  ),
  'talents/print.md': page('Small Print', '+rank advantage on charm'),
  'talents/hard.md': page(
    'Hard to Sink',
    '[soak +rank, wounds +2 per rank, strain +1, damage +rank when attacking in melee]',
  ),
  'items/spear.md': page(
    'Spear',
    '[critical 1, pierce 2]',
    'properties: { item_type: melee weapon, damage: 5, critical: 4 }\n',
  ),
}

const { maren, gameMaster } = campaignOfSuite(files, players)
const FACES = { ability: [0, 0], difficulty: [0, 0] }

describe('figures and symbols of effects', () => {
  it('[EFF-15] symbols count in the result of a called check, as a change with its reason', async () => {
    const { check } = await gameMaster('callCheck', { characters: [KESSA], skill: 'charm', difficulty: 2 })
    const { version, pageEffects } = partIn(check)
    expect(pageEffects).toMatchObject([{ name: 'Small Print', on: true, symbols: [{ symbol: 'advantage', count: 2 }] }])
    const roll = { checkId: check.id, characterId: KESSA, version, dice: FACES }
    const rolled = partIn((await maren('enterFaces', roll)).check)
    expect(rolled.left?.advantage).toBe(2)
    expect(rolled.roll).toMatchObject({ net: { advantage: 2 }, changed: { version: 1 } })
    const { changes } = await maren('getRoll', { rollId: rolled.roll?.id ?? '' })
    expect(changes).toMatchObject([{ reason: 'Small Print', state: 'counts' }])
  })

  it('[EFF-15] and in a roll that nobody called for, if the roller leaves them on', async () => {
    const { effects } = await maren('getOwnDice', { characterId: KESSA, skill: 'charm' })
    const keys = effects.map(({ effect }) => effect.key)
    const roll = { pool: '2g2p', characterId: KESSA, skill: 'charm', faces: FACES }
    const { check, roll: shown } = await maren('rollDice', { ...roll, effects: keys })
    expect(shown.net?.advantage).toBe(2)
    expect(check && partIn(check).left?.advantage).toBe(2)
    expect((await maren('rollDice', roll)).roll.net).toBeUndefined()
  })

  it('[EFF-16] a weapon hits with the damage, pierce and critical rating of effects', async () => {
    const attack = { characterId: KESSA, weaponId: 'items/spear', target: RAIDER, band: 'Engaged' } as const
    const { check } = await maren('startAttack', attack)
    const part = partIn(check)
    expect(part.pageEffects.map(({ name }) => name)).toEqual(['Hard to Sink', 'Spear', 'Spear'])
    const faces = { proficiency: [10, 2], ability: [5], difficulty: [0, 0] }
    const roll = { checkId: check.id, characterId: KESSA, version: part.version, dice: faces }
    const rolled = partIn((await maren('enterFaces', roll)).check)
    const critical = rolled.offers.find(({ option }) => option === 'critical')
    expect(critical?.costs).toContainEqual({ symbol: 'advantage', count: 1 })
    const [net, seen] = [rolled.roll, partIn((await gameMaster('getCheck', { checkId: check.id })).check).result]
    expect(net).not.toBeNull()
    expect(seen).toMatchObject({ pierce: 2, soak: 3 })
    expect((seen?.base ?? 0) - 5 - 2).toBeGreaterThan(0)
  })

  it('[EFF-17] [EFF-18] soak and thresholds follow from talents everywhere', async () => {
    const [entity] = (await maren('getEntity', { id: KESSA })).entities
    expect(entity).toMatchObject({ maxHp: 16, strainThreshold: 12 })
    const { points } = await maren('getPartyPoints')
    expect(points[KESSA]).toMatchObject({ maxHp: 16, strainThreshold: 12 })
    expect(await gameMaster.status('updateCharacterDynamic', { id: KESSA, hitpoints: 16, strain: 12 })).toBe(200)
    expect(await gameMaster.status('updateCharacterDynamic', { id: KESSA, hitpoints: 17 })).toBe(400)
    const { check } = await gameMaster('startAttack', { characterId: RAIDER, weaponId: null, target: KESSA })
    const faces = { ability: [2, 0, 0], difficulty: [0, 0] }
    const roll = { checkId: check.id, characterId: RAIDER, version: partIn(check, RAIDER).version, dice: faces }
    expect(partIn((await gameMaster('enterFaces', roll)).check, RAIDER).result).toMatchObject({ soak: 5 })
  })
})
