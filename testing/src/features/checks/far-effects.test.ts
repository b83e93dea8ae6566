import { describe, expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { KESSA, LURKER, ODO, partIn, playFiles, players, RAIDER } from './play-table.ts'

const page = (name: string, effect: string, more = '') => `---\nname: ${name}\neffect: '${effect}'\n${more}---\n`

const withTalents = (id: string, talents: string) =>
  String(playFiles[`${id}.md`]).replace(/\n---\n/, `\ntalents: { ${talents} }\n---\n`)

const files = {
  ...playFiles,
  'campaign.yaml': `${playFiles['campaign.yaml']}
conditions:
  Drenched: ['+1 setback on stealth', '+1 threat on stealth', soak -1]
  Hexed: +1 setback for foes on any
critical_injuries:
  - { from: 1, name: Split shin, severity: 2, effect: 'reroll 1 against on any, once per session' }
`,
  'criticals/cold.md': page('Cold to the bone', '+2 setback on brawn', 'visible: true\n'),
  'criticals/secret.md': page('Secret rot', '+2 setback on brawn'),
  [`${ODO}.md`]: withTalents(ODO, 'talents/steady: 1, talents/song: 2'),
  [`${LURKER}.md`]: withTalents(LURKER, 'talents/dread: 1'),
  'talents/steady.md': page('Steady words', '+1 boost for allies on cool or stealth, pay 1 strain'),
  'talents/song.md': page('Low song', '+rank boost for group on charm'),
  'talents/dread.md': page('Dread', '+1 setback for foes on cool'),
}

const { maren, ilse, gameMaster } = campaignOfEach(files, players)

const call = async (character: string, skill: string) => {
  const { check } = await gameMaster('callCheck', { characters: [character], skill, difficulty: 'easy' })
  return { check, address: { checkId: check.id, characterId: character } }
}

const reasons = (part: ReturnType<typeof partIn>) =>
  part.modifiers.filter(({ on, reason }) => on && reason.kind !== 'difficulty').map(({ reason: { text } }) => text)

describe('the effects of conditions', () => {
  it('[EFF-45] come with the name, whoever gives it, and count in checks and figures while it lasts', async () => {
    await maren('addCondition', { id: KESSA, condition: 'drenched' })
    const { conditionDetails } = await maren('getCharacterDynamic', { id: KESSA })
    expect(conditionDetails?.['drenched']?.effect).toContain('soak -1')
    const { check } = await call(KESSA, 'stealth')
    const part = partIn(check)
    expect(reasons(part)).toEqual(['drenched'])
    const own = part.pageEffects.filter(({ kind }) => kind === 'condition')
    expect(own.map(({ name, symbols }) => [name, symbols.length])).toEqual([
      ['drenched', 0],
      ['drenched', 1],
    ])
    const seen = partIn((await maren('getCheck', { checkId: check.id })).check)
    expect([reasons(seen), seen.otherSymbols]).toEqual([['drenched'], [{ symbol: 'threat', count: 1 }]])
    expect(seen.pageEffects.filter(({ kind }) => kind === 'condition')).toEqual([])
    await maren('removeCondition', { id: KESSA, condition: 'drenched' })
    expect(reasons(partIn((await call(KESSA, 'stealth')).check))).toEqual([])
  })

  it('[EFF-45] are those of the page of an injury that players may see, and of the campaign’s table', async () => {
    for (const condition of ['Cold to the bone', 'Secret rot', 'Split shin'])
      await maren('addCondition', { id: KESSA, condition })
    const { conditionDetails = {} } = await maren('getCharacterDynamic', { id: KESSA })
    expect(Object.keys(conditionDetails)).toEqual(['Cold to the bone', 'Split shin'])
    await gameMaster('addCondition', { id: ODO, condition: 'Secret rot' })
    expect((await ilse('getCharacterDynamic', { id: ODO })).conditionDetails).toHaveProperty('Secret rot')
    const { check } = await call(KESSA, 'athletics')
    expect(partIn(check).modifiers.find(({ reason }) => reason.text === 'Cold to the bone')?.count).toBe(2)
  })
})

describe('effects for others', () => {
  it('[EFF-46] [EFF-47] are offered to whoever has them, who pays with the roll', async () => {
    const { check, address } = await call(KESSA, 'cool')
    expect(partIn(check).pageEffects.map(({ name }) => name)).toEqual(['Steady words'])
    const seenBy = async (ask: typeof maren) => partIn((await ask('getCheck', address)).check)
    expect((await seenBy(maren)).pageEffects).toEqual([])
    const [offer] = (await seenBy(ilse)).pageEffects
    const use = { ...address, key: offer?.key ?? '', on: true }
    expect(await maren.status('switchEffect', use)).toBe(403)
    await ilse('switchEffect', use)
    const part = await seenBy(maren)
    expect(reasons(part)).toEqual(['Odo Brandreth: Steady words'])
    const before = await gameMaster('getCharacterDynamic', { id: ODO })
    await maren('rollCheck', { ...address, version: part.version, salt: 'salt' })
    const after = await gameMaster('getCharacterDynamic', { id: ODO })
    expect(after.strain).toBe((before.strain ?? 0) + 1)
  })

  it('[EFF-46] are on by themselves without a price: for the group also in its owner’s checks, and never in those of foes', async () => {
    const song = async (id: string) => reasons(partIn((await call(id, 'charm')).check, id))
    expect([await song(KESSA), await song(ODO), await song(RAIDER)]).toEqual([
      ['Odo Brandreth: Low song'],
      ['Low song'],
      [],
    ])
  })

  it('[EFF-47] of somebody unknown are "Someone"', async () => {
    await gameMaster('startEncounter', { combatants: [{ characterId: KESSA }, { characterId: LURKER }] })
    const { address } = await call(KESSA, 'cool')
    const seen = partIn((await maren('getCheck', address)).check)
    expect(reasons(seen)).toContain('Someone')
    expect(JSON.stringify(seen)).not.toMatch(/Dread|Zugzwang/u)
    expect(reasons(partIn((await gameMaster('getCheck', address)).check))).toContain('Zugzwang: Dread')
  })
})
