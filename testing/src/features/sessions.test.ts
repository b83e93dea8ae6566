import type { Reveal } from '@waybook/contract'
import { deleteOldChanges } from '@waybook/server/database/change-log.ts'
import { describe, expect, it } from 'vitest'

import { secretCampaign } from '../access/secret-campaign.ts'
import { engines } from '../stores/test-postgres.ts'
import { type Member } from '../world/callers.ts'
import { campaignOfSuite, playerOf } from '../world/open-campaign.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'
const HIDDEN = 'characters/zebulon-quarrel'
const TARROW = 'locations/low-tarrow'

describe.each(engines)('sessions on $name', ({ take }) => {
  const { maren, ilse, gameMaster, records } = campaignOfSuite(
    secretCampaign,
    { maren: playerOf(KESSA, 'Maren'), ilse: playerOf(ODO, 'Ilse') },
    { take },
  )

  const start = async () => (await gameMaster('startSession', {})).session
  const end = async (sessionId: string) => await gameMaster('endSession', { sessionId })
  const read = async (by: Member, sessionId: string) => await by('getSession', { sessionId })
  /** A summary of the session as a caller sees it. */
  const seen = async (by: Member, sessionId: string) =>
    (await read(by, sessionId)).events.map((event) => {
      switch (event.kind) {
        case 'roll':
          return `roll ${event.roll.reason}`
        case 'note':
          return `note ${event.note.html}`
        case 'inventory':
          return `inventory ${event.character.id} ${event.item.id} ${event.amount}`
        case 'fell':
          return `fell ${event.character.id}`
        case 'encounter':
          return `encounter ${event.title} ${event.rounds ?? 'open'}`
        case 'experience':
          return `experience ${event.character.id} ${event.amount}`
        case 'line':
          return `line ${event.text}`
        case 'scene':
        case 'secret':
        case 'revealed':
          return `${event.kind} ${event.entity.id}`
      }
    })

  it('[SES-1] only a game master starts and ends sessions, one at a time', async () => {
    const first = await start()
    expect(first).toMatchObject({ endedAt: null })
    expect(await gameMaster.status('startSession', {})).toBe(409)
    for (const operation of ['startSession', 'endSession', 'draftSession'] as const)
      expect(await maren.status(operation, { sessionId: first.id })).toBe(403)
    await end(first.id)
    expect(await gameMaster.status('endSession', { sessionId: first.id })).toBe(409)
    const second = await start()
    expect(second.number).toBe(first.number + 1)
    await end(second.id)
    expect(await maren('listSessions', {})).toMatchObject({ sessions: [{ id: second.id }, { id: first.id }] })
    expect(await maren.status('getSession', { sessionId: 'missing' })).toBe(404)
  })

  it('[SES-2] [SES-3] [SES-4] a session collects events until it ends, and shows each viewer the visible ones', async () => {
    await gameMaster('rollDice', { pool: { boost: 1 }, reason: 'before' })
    const { id } = await start()
    await maren('rollDice', { pool: { boost: 1 }, reason: 'open' })
    await gameMaster('rollDice', { pool: { boost: 1 }, reason: 'plumbago', audience: 'gameMaster' })
    await maren('rollDice', { pool: { boost: 1 }, reason: 'alone', audience: 'self' })
    await gameMaster('setEntityVisibility', { entityId: TARROW, visible: false })
    await gameMaster('setEntityVisibility', { entityId: TARROW, visible: true })
    await gameMaster('setEntityVisibility', { entityId: HIDDEN, visible: true })
    await gameMaster('setEntityVisibility', { entityId: HIDDEN, visible: false })
    await maren('addNote', { entityId: null, audience: 'party', markdown: 'A lamp.' })
    await maren('addNote', { entityId: null, audience: 'gameMaster', markdown: 'A whisper.' })
    await gameMaster('updateCharacterDynamic', { id: KESSA, hitpoints: 0 })
    await gameMaster('updateCharacterDynamic', { id: HIDDEN, hitpoints: 0 })
    const open = ['roll open', `revealed ${TARROW}`, 'note <p>A lamp.</p>', `fell ${KESSA}`]
    const forGameMaster = [open[0], 'roll plumbago', ...open.slice(1), `fell ${HIDDEN}`]
    expect(await seen(gameMaster, id)).toEqual(forGameMaster)
    expect(await seen(maren, id)).toEqual([open[0], 'roll alone', ...open.slice(1)])

    await end(id)
    await maren('rollDice', { pool: { boost: 1 }, reason: 'after' })
    await records().unlogged(
      async (tables) => await deleteOldChanges(tables, { newest: 0, since: Number.MAX_SAFE_INTEGER }),
    )
    expect(await seen(gameMaster, id)).toEqual(forGameMaster)
    const { events } = await read(maren, id)
    expect(JSON.stringify(events)).not.toMatch(/zebulon|plumbago|whisper/i)
  })

  it('[SES-2] fights, experience and lines are events, for the viewers who may know of them', async () => {
    const { id } = await start()
    await gameMaster('updateCharacterDynamic', { id: HIDDEN, hitpoints: 9 })
    const { encounter } = await gameMaster('startEncounter', {
      title: 'plumbago',
      combatants: [{ characterId: HIDDEN }],
    })
    expect(await seen(gameMaster, id)).toEqual(['encounter plumbago open'])
    expect(await seen(maren, id)).toEqual([])
    await gameMaster('endEncounter', { encounterId: encounter.id })
    await gameMaster('giveExperience', { characters: [KESSA, HIDDEN], amount: 10, reason: 'brave' })
    const { lineId } = await gameMaster('addSessionLine', { sessionId: id, text: ' It rained. ' })
    const forEveryone = [`experience ${KESSA} 10`, 'line It rained.']
    expect(await seen(maren, id)).toEqual(forEveryone)
    expect(await seen(gameMaster, id)).toEqual([
      'encounter plumbago 0',
      forEveryone[0],
      `experience ${HIDDEN} 10`,
      forEveryone[1],
    ])
    const { entries } = await gameMaster('getExperience', { characterId: KESSA })
    await gameMaster('undoExperience', { characterId: KESSA, entryId: entries[0]?.id })
    await end(id)
    expect(await seen(maren, id)).toEqual(['line It rained.'])
    await gameMaster('addSessionLine', { sessionId: id, text: 'And rained.' })
    await gameMaster('removeSessionLine', { sessionId: id, lineId })
    expect(await seen(maren, id)).toEqual(['line And rained.'])
  })

  it('[SES-7] the newest session opens again, and a deleted one is gone', async () => {
    const first = await start()
    await end(first.id)
    await maren('rollDice', { pool: { boost: 1 }, reason: 'late' })
    await gameMaster('reopenSession', { sessionId: first.id })
    expect(await seen(maren, first.id)).toEqual(['roll late'])
    expect(await gameMaster.status('reopenSession', { sessionId: first.id })).toBe(409)
    await end(first.id)
    const second = await start()
    await end(second.id)
    expect(await gameMaster.status('reopenSession', { sessionId: first.id })).toBe(409)
    await gameMaster('deleteSession', { sessionId: second.id })
    expect(await gameMaster.status('getSession', { sessionId: second.id })).toBe(404)
    expect((await gameMaster('listSessions', {})).sessions[0]?.id).toBe(first.id)
    for (const operation of ['reopenSession', 'deleteSession', 'addSessionLine', 'removeSessionLine'] as const)
      expect(await maren.status(operation, { sessionId: first.id, text: 'x', lineId: 'x' })).toBe(403)
  })

  it('[SES-2] the last of several changes of an amount counts', async () => {
    const { id } = await start()
    for (const amount of [1, 3])
      await gameMaster('updateCharacterInventory', { characterId: ODO, itemId: 'items/wick-knife', amount })
    expect(await seen(maren, id)).toEqual([`inventory ${ODO} items/wick-knife 3`])
    await end(id)
  })

  it('[SES-3] a note that is no longer for everyone disappears from the session', async () => {
    const { id } = await start()
    const body = await maren('addNote', { entityId: null, audience: 'party', markdown: 'A lamp.' })
    const { note } = body
    expect(await seen(gameMaster, id)).toEqual(['note <p>A lamp.</p>'])
    await maren('changeNote', { noteId: note.id, audience: 'self' })
    for (const by of [maren, gameMaster]) expect(await seen(by, id)).toEqual([])
    await end(id)
  })

  it('[SES-295] each reveal step of a character is an event, and a step back is not', async () => {
    const { id } = await start()
    const reveal = async (step: Reveal) => await gameMaster('setReveal', { entityId: HIDDEN, reveal: step })
    const revealedAt = async () =>
      (await read(maren, id)).events.flatMap((event) =>
        event.kind === 'revealed' ? [[event.entity.id, event.at]] : [],
      )
    await reveal('name')
    expect(await revealedAt()).toEqual([[HIDDEN, expect.any(Number)]])
    await reveal('figures')
    const [figures] = await revealedAt()
    await reveal('page')
    expect(await revealedAt()).toEqual([figures])
    await reveal('hidden')
    for (const by of [maren, gameMaster]) expect(await seen(by, id)).toEqual([])
    await end(id)
  })

  it('[SES-296] a revealed secret is an event for its current readers', async () => {
    const { id } = await start()
    const htmlOf = async () => JSON.stringify(await gameMaster('getEntity', { id: TARROW }))
    const [, secret] = /data-secret=\\"(\d+-[\w-]+)\\"/.exec(await htmlOf()) ?? []
    const reveal = async (audience: 'everyone' | 'gameMaster' | string[]) =>
      await gameMaster('setSecretAudience', { id: TARROW, secret, audience })
    const received = async () => ({
      maren: await seen(maren, id),
      ilse: await seen(ilse, id),
      bram: await seen(gameMaster, id),
    })
    const event = [`secret ${TARROW}`]
    await reveal([KESSA])
    expect(await received()).toEqual({ maren: event, ilse: [], bram: event })
    await reveal('everyone')
    expect(await received()).toEqual({ maren: event, ilse: event, bram: event })
    await reveal([ODO])
    expect(await received()).toEqual({ maren: [], ilse: event, bram: event })
    await gameMaster('setEntityVisibility', { entityId: TARROW, visible: false })
    expect(await received()).toEqual({ maren: [], ilse: [], bram: event })
    await gameMaster('setEntityVisibility', { entityId: TARROW, visible: true })
    await end(id)
    expect(await seen(ilse, id)).toEqual([...event, `revealed ${TARROW}`])
    const { text, version } = await gameMaster('getSource', { id: TARROW })
    const hidden = text.replace(/ for \[\[[^\]]*\]\]/, '')
    await gameMaster('saveEntity', { id: TARROW, text: hidden, baseVersion: version })
    expect(await seen(ilse, id)).toEqual([`revealed ${TARROW}`])
    const next = await start()
    await reveal('everyone')
    await reveal('gameMaster')
    for (const by of [maren, ilse, gameMaster]) expect(await seen(by, next.id)).toEqual([])
    await end(next.id)
  })

  it('[SES-297] a character’s items are events for viewers who see its figures', async () => {
    const { id } = await start()
    const carry = async (amount: number) =>
      await gameMaster('updateCharacterInventory', { characterId: HIDDEN, itemId: 'items/wick-knife', amount })
    await gameMaster('setReveal', { entityId: HIDDEN, reveal: 'page' })
    await carry(7)
    const carried = [`inventory ${HIDDEN} items/wick-knife 7`]
    expect(await seen(gameMaster, id)).toEqual([`revealed ${HIDDEN}`, ...carried])
    expect(await seen(maren, id)).toEqual([`revealed ${HIDDEN}`])
    const { text } = await gameMaster('draftSession', { sessionId: id })
    expect(text.split('> [!secret]\n')).toEqual([expect.not.stringContaining('7 ×'), expect.stringContaining('7 ×')])
    await gameMaster('setReveal', { entityId: HIDDEN, reveal: 'figures' })
    expect(await seen(maren, id)).toEqual([...carried, `revealed ${HIDDEN}`])
    await gameMaster('setReveal', { entityId: HIDDEN, reveal: 'hidden' })
    await end(id)
  })

  it('[SES-5] the draft has hidden events only in a secret', async () => {
    const { id } = await start()
    await maren('rollDice', { pool: { boost: 1 }, reason: 'open' })
    await gameMaster('rollDice', { pool: { boost: 1 }, reason: 'plumbago', audience: 'gameMaster' })
    await gameMaster('updateCharacterDynamic', { id: HIDDEN, hitpoints: 2 })
    await gameMaster('updateCharacterDynamic', { id: HIDDEN, hitpoints: 0 })
    const { text } = await gameMaster('draftSession', { sessionId: id })
    const [open = '', secret = ''] = text.split('> [!secret]\n')
    expect(open).toContain('open')
    expect(open).not.toMatch(/zebulon|plumbago/)
    expect(secret).toMatch(/^(> - .*\n)+$/)
    expect(secret).toMatch(/plumbago[^]*zebulon/)
    await end(id)
  })
})

describe('[SES-8] play begins a session', () => {
  const { gameMaster, maren } = campaignOfSuite(secretCampaign, { maren: playerOf(KESSA, 'Maren') })
  const numbers = async () =>
    (await maren('listSessions', {})).sessions.map(({ number, endedAt }) => [number, endedAt === null])
  const call = async () => await gameMaster('callCheck', { characters: [KESSA], skill: 'cool', difficulty: 1 })

  it('with the first check, but not soon after another session', async () => {
    await call()
    expect(await numbers()).toEqual([[1, true]])
    await call()
    expect(await numbers()).toEqual([[1, true]])
    const [{ id } = { id: '' }] = (await gameMaster('listSessions', {})).sessions
    await gameMaster('deleteSession', { sessionId: id })
    await call()
    expect(await numbers()).toEqual([])
  })
})
