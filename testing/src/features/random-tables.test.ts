import type { Roll } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { describe, expect, it } from 'vitest'

import { engines } from '../stores/test-postgres.ts'
import type { Member } from '../world/callers.ts'
import { campaignOfEach } from '../world/open-campaign.ts'
import { changesTo, joinAs } from './live/live-client.ts'
import { tableCampaign, ZEBULON } from './table/table-campaign.ts'
import { tableUsers } from './table/table-harness.ts'

const FEN = 'locations/fen'
const DEN = 'locations/den'
const page = (visible: boolean, text: string) => `---\nname: The Fen\nvisible: ${visible}\n---\n\n${text}`
const secretTable = '> [!secret]\n> d2 Spies\n>\n> - 1 Plumbago\n> - 2 Graphite\n'
const files = {
  ...tableCampaign,
  [`${FEN}.md`]: page(
    true,
    `## Weather (d2)\n\n- 1 [[${ZEBULON}]] rains\n- 2 Fog\n\n  > [!secret]\n  > It is Hask.\n\n${secretTable}`,
  ),
  [`${DEN}.md`]: page(false, '| d3 | Hidden things |\n|---|---|\n| 1-2 | A tatterdemalion |\n'),
  'scenes/ferry.md': '---\nname: The ferry\nvisible: true\ngmNotes: |\n  d2 Boats\n\n  - 1 Punt\n  - 2 Raft\n---\n',
}

describe.each(engines)('random tables on $name', ({ take }) => {
  const table = campaignOfEach(files, tableUsers, { take })
  const { gameMaster, kessa, odo } = table

  const titlesFor = async (member: Member, params: object = {}) =>
    (await member('getRandomTables', params)).tables.map(({ title, dice }) => `${title} ${dice}`)
  const idOf = async (title: string) => {
    const { tables } = await gameMaster('getRandomTables')
    return tables.find((one) => one.title === title)?.id ?? ''
  }
  const newest = async (member: Member): Promise<Roll | undefined> => (await member('getRolls', { limit: 1 })).rolls[0]

  it('[TABL-3] each viewer gets the tables that they read, and rolls on no other', async () => {
    expect(await titlesFor(gameMaster)).toEqual(['The Fen d3', 'Weather d2', 'Spies d2', 'Boats d2'])
    expect(await titlesFor(kessa)).toEqual(['Weather d2'])
    expect(await titlesFor(kessa, { entityId: DEN })).toEqual([])
    for (const [entityId, title] of [
      [DEN, 'The Fen'],
      [FEN, 'Spies'],
      ['scenes/ferry', 'Boats'],
    ])
      expect(await kessa.status('rollOnTable', { entityId, tableId: await idOf(title ?? '') })).toBe(404)
    expect(JSON.stringify(await kessa('getRandomTables'))).not.toMatch(/faults|tatterdemalion/)
  })

  it('[TABL-12] the dice of a table cannot change, because its entry would no longer fit', async () => {
    const { roll } = await gameMaster('rollOnTable', { entityId: FEN, tableId: await idOf('Weather') })
    const changes = [{ op: 'reroll', die: 'd2:0', reason: 'Again' }]
    expect(await gameMaster.status('changeRolledDice', { rollId: roll.id, changes })).toBe(409)
  })

  it('[TABL-6] the session log has the entry for each reader', async () => {
    const { session } = await gameMaster('startSession')
    await gameMaster('rollOnTable', { entityId: FEN, tableId: await idOf('Weather') })
    await gameMaster('rollOnTable', { entityId: DEN, tableId: await idOf('The Fen') })
    const logOf = async (member: Member) =>
      JSON.stringify((await member('getSession', { sessionId: session.id })).events)
    expect([await logOf(odo), await logOf(gameMaster)]).toEqual([
      expect.stringMatching(/"title":"Weather"/),
      expect.stringMatching(/"title":"Weather"/),
    ])
    expect(await logOf(odo)).not.toMatch(/tatterdemalion|zebulon/i)
  })

  it('[TABL-4] everyone who may read the page gets the entry without secrets and hidden names, and a proof', async () => {
    const tableId = await idOf('Weather')
    const since = await newestSeq(table.records())
    const live = await joinAs(table, odo, { since })
    const { roll } = await gameMaster('rollOnTable', { entityId: FEN, tableId })
    const isRain = roll.dice['d2']?.[0] === 0
    expect(roll.drawn).toMatchObject({ title: 'Weather', text: isRain ? 'Zebulon Quarrel rains' : 'Fog' })
    const known = await newest(odo)
    expect(known?.drawn?.text).toMatch(isRain ? /rains$/ : /^Fog$/)
    const [change] = await changesTo(table, live, since)
    expect(change).toMatchObject({ kind: 'roll', roll: { drawn: known?.drawn } })
    expect(JSON.stringify([known, live.recording])).not.toMatch(/zebulon|hask/i)
    expect((await odo('getRollProof', { rollId: roll.id })).proof?.roll.dice).toEqual(roll.dice)
  })

  it('[TABL-3] others get only the dice of a roll on a hidden page or a secret table', async () => {
    const den = await gameMaster('rollOnTable', { entityId: DEN, tableId: await idOf('The Fen') })
    expect(den.roll.drawn?.entityId).toBe(DEN)
    expect(await newest(kessa)).toMatchObject({ id: den.roll.id, reason: '', dice: den.roll.dice })
    expect(await newest(kessa)).not.toHaveProperty('drawn')
    const spies = await gameMaster('rollOnTable', { entityId: FEN, tableId: await idOf('Spies') })
    expect(spies.roll.drawn?.text).toMatch(/Plumbago|Graphite/)
    expect(await newest(odo)).not.toHaveProperty('drawn')
  })

  it('[TABL-4] a hidden roll is for the game master alone, and a page hidden later takes its entries along', async () => {
    const tableId = await idOf('Weather')
    const { roll } = await gameMaster('rollOnTable', { entityId: FEN, tableId, audience: 'gameMaster' })
    expect((await newest(kessa))?.id).not.toBe(roll.id)
    await kessa('rollOnTable', { entityId: FEN, tableId })
    expect(await newest(odo)).toHaveProperty('drawn')
    await gameMaster('setEntityVisibility', { entityId: FEN, visible: false })
    expect(await newest(odo)).not.toHaveProperty('drawn')
  })

  it('[TABL-5] game masters get the faults, and a number without an entry draws nothing', async () => {
    const { tables } = await gameMaster('getRandomTables', { entityId: DEN })
    expect(tables[0]?.faults).toEqual(['3 has no entry'])
    const texts = new Set<string | null | undefined>()
    while (texts.size < 2)
      texts.add((await gameMaster('rollOnTable', { entityId: DEN, tableId: tables[0]?.id })).roll.drawn?.text)
    expect(texts).toEqual(new Set(['A tatterdemalion', null]))
  })

  it('[TABL-4] an entry follows the new id of its page', async () => {
    await gameMaster('rollOnTable', { entityId: FEN, tableId: await idOf('Weather') })
    await gameMaster('renameEntity', { id: FEN, to: 'locations/moor' })
    expect((await newest(odo))?.drawn?.entityId).toBe('locations/moor')
  })
})
