import { describe, expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { KESSA, partIn, playFiles, players } from './play-table.ts'

const page = (name: string, effect: string, more = '') => `---\nname: ${name}\neffect: ${effect}\n${more}---\n`

const files = {
  ...playFiles,
  [`${KESSA}.md`]: String(playFiles[`${KESSA}.md`]).replace(
    /\n---\n/,
    '\ntalents: { talents/breath: 1, talents/luck: 1, talents/oath: 1 }\n---\n',
  ),
  'talents/breath.md': page('Hold the Breath', "'+1 boost on stealth, pay 2 strain, once per session'"),
  'talents/luck.md': page('Luck', "'upgrade ability 1 on stealth, pay 1 story point'"),
  'talents/oath.md': page('Zugzwang oath', "'+1 boost on stealth, pay 1 strain'", 'visible: false\n'),
}

const { maren, gameMaster } = campaignOfEach(files, players)
const FACES = { ability: [0, 0], proficiency: [0], boost: [0], difficulty: [0, 0] }
const points = async () => (await maren('getCharacterDynamic', { id: KESSA })).strain

/** A called check with Hold the Breath switched on. */
async function held() {
  const { check } = await gameMaster('callCheck', { characters: [KESSA], skill: 'stealth', difficulty: 2 })
  const address = { checkId: check.id, characterId: KESSA }
  const key = partIn(check).pageEffects.find(({ name }) => name === 'Hold the Breath')?.key ?? ''
  const on = partIn((await maren('switchEffect', { ...address, key, on: true })).check)
  return { address, key, on, enter: { ...address, version: on.version, dice: FACES } }
}

describe('an effect with a price', () => {
  it('[EFF-10] [EFF-11] is paid with the roll, counted, and given back by the game master', async () => {
    const { address, key, on, enter } = await held()
    expect(on.pool?.boost).toBe(1)
    expect(on.pageEffects.map(({ name, on: isOn, left }) => [name, isOn, left])).toEqual([
      ['Hold the Breath', true, 1],
      ['Luck', false, null],
    ])
    expect(await points()).toBe(0)
    const dice = on.modifiers.find(({ effect }) => effect === key)?.id ?? ''
    const off = partIn((await maren('removeModifier', { ...address, modifierId: dice })).check)
    expect(off).toMatchObject({ pageEffects: [{ on: false }, {}], pool: { boost: 0 } })
    const back = partIn((await maren('switchEffect', { ...address, key, on: true })).check)
    enter.version = back.version
    const rolled = partIn((await maren('enterFaces', enter)).check)
    expect(rolled.effects).toMatchObject([{ name: 'Hold the Breath', text: 'Strain 0 → 2', undoable: false }])
    expect(await points()).toBe(2)
    const [used] = rolled.effects
    expect(await maren.status('undoEffect', { ...address, effectId: used?.id })).toBe(403)
    const second = await held()
    expect(second.on.pageEffects[0]).toMatchObject({ left: 0, problem: 'Used up for this session' })
    expect(await maren.status('enterFaces', second.enter)).toBe(409)
    await gameMaster('undoEffect', { ...address, effectId: used?.id ?? '' })
    expect(await points()).toBe(0)
    expect(await maren.status('enterFaces', second.enter)).toBe(200)
  })

  it('[EFF-11] is refused with the whole roll if the strain would pass its threshold', async () => {
    const { enter, address } = await held()
    await gameMaster('updateCharacterDynamic', { id: KESSA, strain: 11 })
    expect(await maren.status('enterFaces', enter)).toBe(409)
    const { check } = await maren('getCheck', { checkId: address.checkId })
    expect(partIn(check)).toMatchObject({
      roll: null,
      pageEffects: [{ problem: 'Only 1 strain can still be suffered' }, {}],
    })
    expect(await points()).toBe(11)
  })

  it('[EFF-11] takes a story point of its side, and none if the check is called off before the roll', async () => {
    await gameMaster('setStoryPoints', { players: 1, gameMaster: 0 })
    const { address } = await held()
    const { check } = await maren('getCheck', { checkId: address.checkId })
    const luck = partIn(check).pageEffects.find(({ name }) => name === 'Luck')?.key ?? ''
    await maren('switchEffect', { ...address, key: luck, on: true })
    await gameMaster('closeCheck', { checkId: address.checkId })
    expect(await gameMaster('getStoryPoints')).toMatchObject({ players: 1, gameMaster: 0 })
    const roll = { pool: '2y1g2p', characterId: KESSA, skill: 'stealth', effects: [luck] }
    const made = await maren('rollDice', roll)
    expect(made.check && partIn(made.check).effects).toMatchObject([{ name: 'Luck', text: '1 story point' }])
    expect(await gameMaster('getStoryPoints')).toMatchObject({ players: 0, gameMaster: 1 })
    expect(await maren.status('rollDice', roll)).toBe(409)
  })

  it('[EFF-14] of a page that the player may not read is not offered', async () => {
    const { effects } = await maren('getOwnDice', { characterId: KESSA, skill: 'stealth' })
    expect(effects.map(({ effect }) => effect.name)).toEqual(['Hold the Breath', 'Luck'])
    const { check } = await gameMaster('callCheck', { characters: [KESSA], skill: 'stealth', difficulty: 2 })
    expect(partIn(check).pageEffects).toHaveLength(3)
    const seen = await maren('getCheck', { checkId: check.id })
    expect(JSON.stringify(seen)).not.toContain('Zugzwang')
    expect(partIn(seen.check).modifiers.filter(({ reason }) => reason.kind === 'talent')).toHaveLength(2)
  })
})
