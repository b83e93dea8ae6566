import { describe, expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { KESSA, partIn, playFiles, players } from './play-table.ts'

const page = (name: string, effect: string, more = '') => `---\nname: ${name}\neffect: ${effect}\n${more}---\n`

const files = {
  ...playFiles,
  [`${KESSA}.md`]: String(playFiles[`${KESSA}.md`]).replace(
    /\n---\n/,
    '\ntalents: { talents/look: 1, talents/lamp: 1, talents/oath: 1 }\n---\n',
  ),
  'talents/look.md': page('Second Look', "'reroll 1 yours on stealth, once per session'"),
  'talents/lamp.md': page('Borrowed Light', "'turn 1 difficulty to blank on stealth, pay 1 triumph'"),
  'talents/oath.md': page('Zugzwang oath', "'reroll all any on stealth'", 'visible: false\n'),
}

const { maren, ilse, gameMaster } = campaignOfEach(files, players)

/** A triumph, a blank and a failure. */
async function rolled() {
  const faces = { proficiency: [11], ability: [0], difficulty: [1] }
  const roll = { pool: '1y1g1p', characterId: KESSA, skill: 'stealth', faces }
  const { check } = await maren('rollDice', roll)
  if (!check) throw new Error('The roll is no check')
  const part = partIn(check)
  const keyOf = (name: string) => part.rollEffects.find(({ effect }) => effect.name === name)?.effect.key ?? ''
  const address = { checkId: check.id, characterId: KESSA }
  return { part, address, rollId: part.roll?.id ?? '', look: keyOf('Second Look'), lamp: keyOf('Borrowed Light') }
}

const one = (step: object) => ({ changes: [{ op: 'reroll' as const, reason: 'Look', ...step }] })

describe('an effect after the roll', () => {
  it('[EFF-23] [EFF-24] counts at once whatever the setting says, with its use counted and its name as the reason', async () => {
    await gameMaster('changeSettings', { campaignId: 'dam3', settings: { changeDice: 'gameMaster' } })
    expect((await maren('getOwnDice', { characterId: KESSA, skill: 'stealth' })).effects).toEqual([])
    const { part, rollId, look, address } = await rolled()
    expect(part.rollEffects.map(({ effect }) => [effect.name, effect.left])).toEqual([
      ['Second Look', 1],
      ['Borrowed Light', null],
    ])
    expect(await maren.status('changeRolledDice', { rollId, ...one({ die: 'g0' }) })).toBe(403)
    expect(await maren.status('changeRolledDice', { rollId, effectKey: look, ...one({ die: 'p0' }) })).toBe(400)
    expect(await ilse.status('changeRolledDice', { rollId, effectKey: look, ...one({ die: 'g0' }) })).toBe(404)
    const made = await maren('changeRolledDice', { rollId, effectKey: look, ...one({ die: 'g0', face: 3 }) })
    expect(made).toMatchObject({ asked: false, roll: { changed: { version: 1 } } })
    const { changes } = await maren('getRoll', { rollId })
    expect(changes).toMatchObject([{ reason: 'Second Look', by: 'Maren', state: 'counts' }])
    const after = partIn((await maren('getCheck', { checkId: address.checkId })).check)
    expect(after.effects).toMatchObject([{ name: 'Second Look', text: 'Used', undoable: false }])
    expect(after.rollEffects[0]?.effect).toMatchObject({ left: 0, problem: 'Used up for this session' })
    const again = { rollId, effectKey: look, ...one({ die: 'g0', face: 3 }) }
    expect(await maren.status('changeRolledDice', again)).toBe(409)
  })

  it('[EFF-24] is paid with symbols of the roll, which the dice must keep', async () => {
    const { rollId, lamp, look } = await rolled()
    const turn = { changes: [{ op: 'turn' as const, die: 'p0', face: 0, reason: 'Light' }] }
    await maren('changeRolledDice', { rollId, effectKey: lamp, ...turn })
    const { effects, roll } = await maren('getRoll', { rollId })
    expect(roll.dice).toMatchObject({ difficulty: [0] })
    expect(effects[1]?.effect.problem).toBe('The roll does not have the symbols for it')
    // The die with the triumph that is spent can still be thrown again by others; the effect it paid for is marked.
    const spent = await maren('changeRolledDice', { rollId, effectKey: look, ...one({ die: 'y0', face: 0 }) })
    expect(spent.roll.changed?.version).toBe(2)
  })

  it('[EFF-14] [EFF-23] is offered to its character’s player only, and from pages that they read', async () => {
    const { part, address } = await rolled()
    expect(JSON.stringify(part)).not.toContain('Zugzwang')
    const seen = partIn((await ilse('getCheck', { checkId: address.checkId })).check)
    expect(seen.rollEffects).toEqual([])
    const all = partIn((await gameMaster('getCheck', { checkId: address.checkId })).check)
    expect(all.rollEffects.map(({ effect }) => effect.name)).toEqual(['Second Look', 'Borrowed Light', 'Zugzwang oath'])
  })
})
