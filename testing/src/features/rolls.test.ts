import { describe, expect, it } from 'vitest'

import { secretCampaign } from '../access/secret-campaign.ts'
import { type Member, memberOf } from '../world/callers.ts'
import { campaignOfSuite, openCampaign } from '../world/open-campaign.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'
const HIDDEN = 'characters/zebulon-quarrel'

const { testServer, maren, ilse, gameMaster } = campaignOfSuite(secretCampaign, { maren: KESSA, ilse: ODO })

const rolled = async (by: Member, params: object) => (await by('rollDice', params)).roll
const log = async (by: Member, params: object = {}) => await by('getRolls', { limit: 100, ...params })

describe('a roll', () => {
  it('[ROLL-1] is made by the server, die by die, and returned with its roller, character, skill and reason', async () => {
    const made = await rolled(maren, { pool: { proficiency: 2, setback: 1 }, characterId: KESSA, skill: 'melee' })
    expect(made).toMatchObject({ by: 'Maren', characterId: KESSA, characterName: 'The kessa vane', skill: 'melee' })
    expect(made).toMatchObject({ reason: '', audience: 'table' })
    expect(Object.entries(made.dice).map(([die, faces]) => [die, faces.length])).toEqual([
      ['proficiency', 2],
      ['setback', 1],
    ])
    expect((await log(ilse)).rolls[0]).toEqual(made)
  })

  it('[ROLL-1] may be given in dice notation', async () => {
    const { dice } = await rolled(maren, { pool: '2y1g2p d100', reason: 'Is the ferry safe?' })
    expect(Object.keys(dice)).toEqual(['proficiency', 'ability', 'difficulty', 'd100'])
  })

  it('[ROLL-160] is made only for skills of the campaign', async () => {
    const files = { 'campaign.yaml': 'name: Small\nskills: [{ id: sailing, characteristic: agility }]\n' }
    const { gameMaster: by } = await openCampaign(files, {})
    expect(await rolled(by, { pool: '1g', skill: 'sailing' })).toMatchObject({ skill: 'sailing' })
    const refused = await by.reply('rollDice', { pool: '1g', skill: 'cool' })
    expect(refused).toMatchObject({ status: 400, body: { error: 'params.skill: is not a skill' } })
  })

  it.each([
    ['2x', 'Invalid notation: 2x'],
    ['3d', 'Roll notation is missing sides'],
    ['61d6', 'At most 60 dice in one throw'],
    [{ boost: 0 }, 'No dice to roll'],
    [{ boost: 11 }, 'params.pool.boost: '],
    [{ boost: 1, d6: 1 }, 'params.pool.d6: '],
  ])('[ROLL-2] of %j is refused: %s', async (pool, why) => {
    const refused = await maren.reply('rollDice', { pool })
    expect(refused.status).toBe(400)
    expect(refused.body['error']).toContain(why)
  })

  it('[ROLL-2] of an unknown skill is refused', async () => {
    expect(await maren.status('rollDice', { pool: 'd6', skill: 'juggling' })).toBe(400)
  })

  it.each([ODO, HIDDEN, 'characters/nobody'])('[ROLL-3] of a player cannot be made as %s', async (characterId) => {
    const refused = await maren.reply('rollDice', { pool: 'd6', characterId })
    expect(refused).toMatchObject({ status: 403, body: { error: 'Players roll as their own character' } })
  })

  it('[ROLL-3] of the game master can be made as any character, but not as another entity', async () => {
    const names = await Promise.all(
      [KESSA, HIDDEN].map(async (characterId) => (await rolled(gameMaster, { pool: 'd6', characterId })).characterName),
    )
    expect(names).toEqual(['The kessa vane', 'Zebulon Quarrel'])
    expect(await gameMaster.status('rollDice', { pool: 'd6', characterId: 'items/wick-knife' })).toBe(404)
  })

  it('[ROLL-4] as a hidden character does not reveal the character to players until it is shown', async () => {
    const blow = { pool: '2r', characterId: HIDDEN, reason: 'A blow from the dark', audience: 'table' }
    const made = await rolled(gameMaster, blow)
    const sent = (await maren.reply('getRolls', {})).text
    expect(sent).toContain(made.id)
    expect(sent.toLowerCase()).not.toMatch(/zebulon|quarrel/)
    await gameMaster('setCharacterVisibility', { characterId: HIDDEN, visible: true })
    const [now] = (await log(maren)).rolls
    await gameMaster('setCharacterVisibility', { characterId: HIDDEN, visible: false })
    expect(now).toEqual(made)
  })
})

describe('who may see a roll', () => {
  it('[ROLL-10] only the game master, for a character that players do not know, unless an audience is given', async () => {
    const wanted = { pool: '3y3r', characterId: HIDDEN, reason: 'Stealth' }
    const quiet = await rolled(gameMaster, wanted)
    expect(quiet.audience).toBe('gameMaster')
    expect((await maren.reply('getRolls', { limit: 100 })).text).not.toContain(quiet.id)
    for (const audience of ['table', 'self'])
      expect((await rolled(gameMaster, { ...wanted, audience })).audience).toBe(audience)
    for (const characterId of [KESSA, undefined])
      expect((await rolled(gameMaster, { ...wanted, characterId })).audience).toBe('table')
  })

  it('[ROLL-10] everyone, when players know at least the name', async () => {
    const wanted = { pool: '1r', characterId: HIDDEN }
    await gameMaster('setReveal', { entityId: HIDDEN, reveal: 'name' })
    const named = await rolled(gameMaster, wanted)
    await gameMaster('setReveal', { entityId: HIDDEN, reveal: 'hidden' })
    expect([named.audience, (await rolled(gameMaster, wanted)).audience]).toEqual(['table', 'gameMaster'])
  })

  it('[ROLL-10] the game master, for a player’s own character that the others do not know', async () => {
    const owner = memberOf(testServer, { role: 'player', characterId: HIDDEN })
    const made = await rolled(owner, { pool: '1r', characterId: HIDDEN })
    expect([made.audience, made.characterName]).toEqual(['gameMaster', 'Zebulon Quarrel'])
    expect((await log(ilse)).rolls.map(({ id }) => id)).not.toContain(made.id)
  })

  it.each<[string, () => Member, string, boolean[]]>([
    ['a player’s for the table', () => maren, 'table', [true, true, true]],
    ['a player’s for the game master', () => maren, 'gameMaster', [true, false, true]],
    ['a player’s own', () => maren, 'self', [true, false, false]],
    ['the game master’s for the table', () => gameMaster, 'table', [true, true, true]],
    ['the game master’s for the game master', () => gameMaster, 'gameMaster', [false, false, true]],
    ['the game master’s own', () => gameMaster, 'self', [false, false, true]],
  ])('[ROLL-5] %s', async (_whose, by, audience, received) => {
    const reason = `overheard ${crypto.randomUUID()}`
    const made = await rolled(by(), { pool: '3y3r', reason, audience })
    for (const [index, listener] of [maren, ilse, gameMaster].entries()) {
      const { text } = await listener.reply('getRolls', { limit: 100 })
      expect([text.includes(made.id), text.includes(reason)]).toEqual([received[index], received[index]])
      expect(await listener.status('getThrow', { rollId: made.id })).toBe(received[index] ? 200 : 404)
    }
  })

  it('[ROLL-5] a roll that a user may not see is in no response to them', async () => {
    const reason = `Heptarchy ${crypto.randomUUID()}`
    const { id } = await rolled(gameMaster, { pool: 'd6', reason, audience: 'gameMaster' })
    const unheard = await ilse.reply('getThrow', { rollId: id })
    expect(unheard).toEqual(await ilse.reply('getThrow', { rollId: 'nothing' }))
    expect((await ilse.reply('getRolls', { before: id })).text).toBe(
      (await ilse.reply('getRolls', { before: 'nothing' })).text,
    )
    for (const query of [reason, id, 'heptarchy'])
      expect((await ilse.reply('searchEntities', { query })).text).toBe('{"entities":[],"hits":[]}')
  })

  it('[ROLL-6] the log is paged, and its pages skip hidden rolls without a trace', async () => {
    const ids: string[] = []
    for (const audience of ['table', 'self', 'table', 'gameMaster', 'table'])
      ids.unshift((await rolled(maren, { pool: 'd6', audience })).id)
    const first = await log(ilse, { limit: 2 })
    expect(first.rolls.map(({ id }) => id)).toEqual([ids[0], ids[2]])
    expect(first.next).toBe(ids[2])
    const second = await log(ilse, { limit: 1, before: first.next })
    expect(second.rolls.map(({ id }) => id)).toEqual([ids[4]])
    const whole = await log(ilse)
    expect([whole.next, whole.rolls.length > 3]).toEqual([null, true])
  })
})

it('[ROLL-7] more than a hundred rolls a minute are refused, without affecting other users', async () => {
  const busy = memberOf(testServer, { role: 'player' })
  const replies = await Promise.all(
    Array.from({ length: 101 }, async () => await busy.reply('rollDice', { pool: 'd6' })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(100)
  const refused = replies.find(({ status }) => status !== 200)
  expect(refused).toMatchObject({ status: 429, body: { id: 'too-many' } })
  expect(refused?.body['error']).toMatch(/^Too many rolls at once\. Try again in \d+ seconds\.$/)
  await ilse('rollDice', { pool: 'd6' })
})
