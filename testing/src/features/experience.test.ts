import { describe, expect, it } from 'vitest'

import { type Member } from '../world/callers.ts'
import { campaignOfSuite } from '../world/open-campaign.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'
const HASK = 'characters/brother-hask'
const QUICK = 'talents/quick-hands'
const SECRET = 'talents/second-shadow'

const files = {
  'campaign.yaml': 'name: The Dyke\n',
  [`${KESSA}.md`]: `---\nname: Kessa\ntags: [party-member]\nproperties: { career: Guide, career_skills: [Melee, rangedLight] }\nskills: { melee: 1 }\n---\n\nWritten by hand.\n`,
  [`${ODO}.md`]: '---\nname: Odo\ntags: [party-member]\n---\n',
  [`${HASK}.md`]: '---\nname: Hask\nvisible: true\n---\n',
  [`${QUICK}.md`]: '---\nname: Quick hands\n---\n',
  [`${SECRET}.md`]: '---\nname: Second shadow\nvisible: false\n---\n',
}

const { player, odo, gameMaster } = campaignOfSuite(files, { player: KESSA, odo: ODO })

const spend = async (bought: object, cost?: number) =>
  await player.reply('spendExperience', { characterId: KESSA, bought, ...(cost !== undefined && { cost }) })
const logOf = async (by: Member) => await by('getExperience', { characterId: KESSA })
/** The ids of the entries, newest first. */
const entries = async () => (await logOf(player)).entries.map(({ id }) => id)
const newest = async () => (await entries())[0] ?? ''
const undo = async (by: Member, entryId: string) => await by.reply('undoExperience', { characterId: KESSA, entryId })
const skills = async () => (await player('getEntity', { id: KESSA })).skills

describe('experience', () => {
  it('[CHA-30] is given to characters by the game master, and visible with their figures', async () => {
    const given = { characters: [KESSA, ODO], amount: 45, reason: 'for the toll gate' }
    expect(await player.status('giveExperience', given)).toBe(403)
    await gameMaster('giveExperience', given)
    const log = { total: 45, left: 45, entries: [{ amount: 45, text: 'for the toll gate', undone: false }] }
    expect(await logOf(odo)).toMatchObject(log)
    expect(await logOf(player)).toMatchObject(log)
    await gameMaster('giveExperience', { characters: [HASK], amount: 5 })
    expect(await player('getExperience', { characterId: HASK })).toMatchObject({ total: 0, entries: [] })
  })

  it('[CHA-31] buys a rank for five times the rank, and five more outside the career; it is in the file', async () => {
    expect((await spend({ kind: 'skill', skill: 'melee' })).body).toMatchObject({
      left: 35,
      entries: [{ amount: -10, text: 'Melee 2' }, {}],
    })
    expect((await spend({ kind: 'skill', skill: 'charm' })).body).toMatchObject({
      left: 25,
      entries: [{ amount: -10 }, {}, {}],
    })
    expect(await skills()).toEqual({ melee: 2, charm: 1 })
    const { text } = await gameMaster('getSource', { id: KESSA })
    expect(text).toContain('skills: { melee: 2, charm: 1 }\n---\n\nWritten by hand.')
  })

  it('[CHA-32] that is already spent buys nothing', async () => {
    expect((await spend({ kind: 'other', what: 'a boat' }, 26)).status).toBe(409)
    expect((await spend({ kind: 'skill', skill: 'swordplay' })).status).toBe(400)
    expect((await spend({ kind: 'talent', talent: 'Grit' })).status).toBe(400)
    expect(await logOf(player)).toMatchObject({ left: 25 })
    expect(await skills()).toEqual({ melee: 2, charm: 1 })
  })

  it('[CHA-33] buys a talent: one with a page gets a rank, and one that the player does not see is not found', async () => {
    expect((await spend({ kind: 'talent', talent: QUICK }, 5)).body).toMatchObject({
      left: 20,
      entries: [{ text: 'Quick hands' }, {}, {}, {}],
    })
    expect((await spend({ kind: 'talent', talent: SECRET }, 5)).status).toBe(404)
    const { relationships } = await player('getEntity', { id: KESSA })
    expect(relationships).toMatchObject([{ type: 'has talent', to: QUICK, rank: 1 }])
  })

  it('[CHA-34] undoing a purchase removes the rank, the latest first', async () => {
    const first = (await entries()).at(-2) ?? ''
    await spend({ kind: 'skill', skill: 'melee' })
    expect((await undo(player, first)).status).toBe(409)
    expect((await undo(player, await newest())).body).toMatchObject({ left: 20 })
    expect((await undo(player, first)).body).toMatchObject({ left: 30 })
    expect(await skills()).toEqual({ melee: 1, charm: 1 })
    expect((await undo(player, first)).status).toBe(409)
  })

  it('[CHA-35] only the game master takes back given experience, and only if it is not spent', async () => {
    const given = (await entries()).at(-1) ?? ''
    expect((await undo(player, given)).status).toBe(409)
    expect((await undo(gameMaster, given)).status).toBe(409)
    await gameMaster('giveExperience', { characters: [KESSA], amount: 15 })
    expect((await undo(gameMaster, given)).body).toMatchObject({ total: 15, left: 0 })
  })

  it('[CHA-37] a talent written by its name, or with a changed id, is the same talent', async () => {
    await gameMaster('giveExperience', { characters: [KESSA], amount: 20 })
    const { text, version } = await gameMaster('getSource', { id: KESSA })
    const byName = text.replace(`${QUICK}: 1`, 'Quick hands: 1')
    await gameMaster('saveEntity', { id: KESSA, text: byName, baseVersion: version })
    await spend({ kind: 'talent', talent: QUICK }, 10)
    expect((await gameMaster('getSource', { id: KESSA })).text).toContain('Quick hands: 2')
    await gameMaster('renameEntity', { id: QUICK, to: 'talents/swift-hands' })
    expect((await logOf(player)).entries[0]?.text).toBe('Quick hands')
    expect((await undo(player, await newest())).status).toBe(200)
    const { relationships } = await player('getEntity', { id: KESSA })
    expect(relationships).toMatchObject([{ to: 'talents/swift-hands', rank: 1 }])
  })
})
