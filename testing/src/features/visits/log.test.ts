import { operations } from '@waybook/contract'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'

import { engines } from '../../stores/test-postgres.ts'
import { BELL, KESSA, KNIFE, openChangedCampaign, STORR, TARROW, type ChangedCampaign } from './changed-campaign.ts'

type Log = z.infer<typeof operations.getLog.answer>

async function logOf({ gameMaster }: ChangedCampaign, filter: object = {}): Promise<Log> {
  const { status, body } = await gameMaster('getLog', filter)
  expect(status).toBe(200)
  return operations.getLog.answer.parse(body)
}

const inShort = ({ by, did, entity, count }: Log['entries'][number]) =>
  [by, did, ...(entity ? [entity.id] : []), ...(count > 1 ? [count] : [])].join(' ')

/** The log since the campaign was imported. */
const logLines = async (opened: ChangedCampaign, filter?: object) =>
  (await logOf(opened, filter)).entries.map(inShort).filter((line) => !line.includes('mport'))

describe.each(engines)('the log on $name', ({ take }) => {
  it('[LOG-1] names actions with actor and subject, newest first, and folds several of a kind into one entry', async () => {
    const opened = await openChangedCampaign(take)
    const { gameMaster, maren, write } = opened
    await gameMaster('setEntityVisibility', { entityId: BELL, visible: true })
    for (const words of ['It rains.', 'It pours.', 'It stops.']) await write(TARROW, (text) => `${text}\n${words}\n`)
    await maren('rollDice', { pool: { ability: 1 }, audience: 'table' })
    expect(await logLines(opened)).toEqual([`Maren rolled`, `Bram pageChanged ${TARROW} 3`, `Bram shown ${BELL}`])
  })

  it('[LOG-2] is for game masters only, and does not have users’ private actions', async () => {
    const opened = await openChangedCampaign(take)
    const { maren } = opened
    expect((await maren('getLog', {})).status).toBe(403)
    await maren('rollDice', { pool: { ability: 1 }, audience: 'self' })
    await maren('addNote', { entityId: null, audience: 'self', markdown: 'Mine.' })
    const { body } = await maren('addNote', { entityId: null, audience: 'party', markdown: 'Ours.' })
    expect(await logLines(opened)).toEqual(['Maren noteWritten'])
    const { note } = body as { note: { id: string } }
    await maren('changeNote', { noteId: note.id, audience: 'self' })
    expect(await logLines(opened)).toEqual([])
  })

  it('[LOG-3] can be filtered by day, person and entity, including the entity’s former ids', async () => {
    const opened = await openChangedCampaign(take)
    const { gameMaster, maren } = opened
    await gameMaster('setEntityVisibility', { entityId: BELL, visible: true })
    await gameMaster('renameEntity', { id: BELL, to: 'items/ebb-bell' })
    await maren('addNote', { entityId: null, audience: 'party', markdown: 'Ours.' })
    expect(await logLines(opened, { entityId: 'items/ebb-bell' })).toEqual([
      'Bram pageRenamed items/ebb-bell',
      'Bram shown items/ebb-bell',
    ])
    const { people } = await logOf(opened)
    const by = people.find(({ firstName }) => firstName === 'Maren')?.id
    expect(await logLines(opened, { by })).toEqual(['Maren noteWritten'])
    expect(await logLines(opened, { until: 1 })).toEqual([])
    // A fraction of a millisecond, which PostgreSQL cannot compare with an integer.
    expect((await gameMaster('getLog', { until: -5e-324 })).status).toBe(400)
  })

  it('[LOG-4] continues page by page without losing or repeating an entry', async () => {
    const opened = await openChangedCampaign(take)
    for (const entityId of [BELL, STORR])
      for (const visible of [true, false]) await opened.gameMaster('setEntityVisibility', { entityId, visible })
    const all = (await logOf(opened)).entries.map(inShort)
    const paged: Log['entries'] = []
    let after: number | null = null
    do {
      const page: Log = await logOf(opened, { limit: 3, ...(after !== null && { after }) })
      paged.push(...page.entries)
      after = page.next
    } while (after !== null)
    const ids = paged.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
    const isImport = (line: string) => line.includes('import')
    expect(paged.map(inShort).filter((line) => !isImport(line))).toEqual(all.filter((line) => !isImport(line)))
    expect(paged.reduce((sum, { did, count }) => (did === 'importAdded' ? sum + count : sum), 0)).toBe(6)
  })

  it('[LOG-5] undoes a reveal, a text, an amount, a deletion and a step at the table with the matching operation', async () => {
    const opened = await openChangedCampaign(take)
    const { gameMaster, maren, write } = opened
    await gameMaster('setEntityVisibility', { entityId: BELL, visible: true })
    await write(TARROW, (text) => `${text}\nIt rains.\n`)
    await gameMaster('updateCharacterInventory', { characterId: KESSA, itemId: BELL, amount: 2 })
    await gameMaster('deleteEntity', { id: KNIFE })
    const undos = (await logOf(opened)).entries.flatMap(({ undo }) => undo ?? [])
    expect(undos.map(({ operation }) => operation)).toEqual([
      'restoreEntity',
      'updateCharacterInventory',
      'restoreRevision',
      'setEntityVisibility',
    ])
    for (const { operation, params } of undos) expect((await gameMaster(operation, params)).status).toBe(200)
    expect((await gameMaster('getEntity', { id: KNIFE })).status).toBe(200)
    expect((await gameMaster('getInventory', { id: KESSA })).body).toMatchObject({ inventory: [] })
    expect((await gameMaster('getEntity', { id: TARROW })).text).not.toContain('It rains')
    expect((await maren('getEntity', { id: BELL })).status).toBe(404)
  })

  it('[LOG-6] says why an entry can no longer be undone', async () => {
    const opened = await openChangedCampaign(take)
    const { gameMaster, maren } = opened
    await gameMaster('updateCharacterInventory', { characterId: KESSA, itemId: KNIFE, amount: 2 })
    await maren('updateCharacterInventory', { characterId: KESSA, itemId: KNIFE, amount: 1 })
    const { entries } = await logOf(opened, { entityId: KESSA })
    const [last, first] = entries.filter(({ did }) => did === 'amountChanged')
    expect(last?.undo?.params).toMatchObject({ amount: 2 })
    expect(first?.notUndone).toBe('changed')
  })

  it('[LOG-8] lists changes of pins, of today and of continuity checks, and pins can be undone', async () => {
    const opened = await openChangedCampaign(take)
    const { gameMaster } = opened
    const { body } = await gameMaster('addPin', { mapId: TARROW, to: KNIFE, at: { x: 10, y: 20 } })
    const moved = { mapId: TARROW, pinId: String(body['pinId']), change: { at: { x: 30, y: 20 } } }
    const { body: changed } = await gameMaster('updatePin', moved)
    await gameMaster('removePin', { mapId: TARROW, pinId: String(changed['pinId']) })
    await gameMaster('setToday', { date: '12 March 241' })
    await gameMaster('setToday', { date: null })
    const own = {
      title: 'Knives',
      purpose: 'Counts knives.',
      wording: '',
      program: '.decl answer(x: symbol)\nanswer(x) :- item(x, _).',
    }
    const { body: saved } = await gameMaster('saveContinuityCheck', own)
    const continuityCheckId = String(saved['continuityCheckId'])
    for (const on of [false, true]) await gameMaster('switchContinuityCheck', { continuityCheckId, on })
    await gameMaster('removeContinuityCheck', { continuityCheckId })
    const { entries } = await logOf(opened)
    const [, , , , , , removed] = entries
    expect(
      entries.map(({ did, detail }) => [did, ...(detail === undefined ? [] : [detail])].join(' ')).slice(0, 9),
    ).toEqual([
      'continuityRemoved Knives',
      'continuitySwitchedOn Knives',
      'continuitySwitchedOff Knives',
      'continuityWritten Knives',
      'todayReset',
      'todayMoved 12 March 241',
      'pinRemoved',
      'pinChanged',
      'pinAdded',
    ])
    expect(removed?.undo?.operation).toBe('restoreRevision')
  })
})
