import { VIEW_AS_HEADER } from '@waybook/contract'
import { newestSeq, deleteOldChanges } from '@waybook/server/database/change-log.ts'
import { setInventory } from '@waybook/server/features/characters/set-inventory.ts'
import { AWAY_MS } from '@waybook/server/features/visits/queries.ts'
import { describe, expect, it, vi } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { callerOf } from '../../world/callers.ts'
import { ORIGIN } from '../../world/test-server.ts'
import { BELL, goAway, KESSA, KNIFE, openChangedCampaign, STORR, TARROW } from './changed-campaign.ts'

const show = (entityId: string, visible = true) => ['setEntityVisibility', { entityId, visible }] as const

describe.each(engines)('a player’s news on $name', ({ take }) => {
  it('[NEW-1] are others’ actions since the last visit, each with its reason, newest first', async () => {
    const { maren, gameMaster, newTo, write } = await openChangedCampaign(take)
    await gameMaster(...show(BELL))
    await write(TARROW, (text) => `${text}\nIt rains.\n`)
    await maren('addNote', { entityId: null, audience: 'party', markdown: 'Mine.' })
    await gameMaster('addNote', { entityId: null, audience: 'party', markdown: 'A lamp is out.' })
    expect(await newTo(maren)).toEqual(['note by Bram', `rewritten ${TARROW}`, `revealed ${BELL}`])
  })

  it('[NEW-2] include a character’s next reveal step, a revealed secret and an ended session', async () => {
    const { maren, ilse, gameMaster, newTo } = await openChangedCampaign(take)
    await gameMaster('setReveal', { entityId: STORR, reveal: 'name' })
    expect(await newTo(maren)).toEqual([`revealed ${STORR}`])
    await gameMaster('setReveal', { entityId: STORR, reveal: 'page' })
    const { text } = await gameMaster('getEntity', { id: KNIFE })
    const [, secret] = /data-secret=\\"(\d+-[\w-]+)\\"/.exec(text) ?? []
    await gameMaster('setSecretAudience', { id: KNIFE, secret, audience: [KESSA] })
    const { body } = await gameMaster('startSession', {})
    const { session } = body as { session: { id: string } }
    expect(await newTo(maren)).toEqual([`secret ${KNIFE}`, `more ${STORR}`])
    await gameMaster('endSession', { sessionId: session.id })
    expect(await newTo(maren)).toEqual(['session 1', `secret ${KNIFE}`, `more ${STORR}`])
    expect(await newTo(ilse)).toEqual(['session 1', `more ${STORR}`])
  })

  it('[NEW-3] include items given to their own character, unless they were taken back', async () => {
    const { maren, ilse, gameMaster, newTo } = await openChangedCampaign(take)
    await gameMaster('giveItem', { characterId: KESSA, itemId: BELL, amount: 2, show: true })
    expect(await newTo(maren)).toEqual([`2 × ${BELL}`])
    expect(await newTo(ilse)).toEqual([`revealed ${BELL}`])
    await gameMaster('updateCharacterInventory', { characterId: KESSA, itemId: BELL, amount: 0 })
    expect(await newTo(maren)).toEqual([])
  })

  it('[NEW-4] leave out pages that are hidden again, and changes that were hidden at the time', async () => {
    const { maren, gameMaster, newTo, write } = await openChangedCampaign(take)
    await gameMaster(...show(BELL))
    await gameMaster(...show(BELL, false))
    expect(await newTo(maren)).toEqual([])
    await gameMaster('addNote', { entityId: BELL, audience: 'party', markdown: 'It is cracked.' })
    await write(BELL, (text) => `${text}\nTwice.\n`)
    expect(await newTo(maren)).toEqual([])
    await gameMaster(...show(BELL))
    expect(await newTo(maren)).toEqual([`revealed ${BELL}`])
  })

  it('[NEW-5] [ROLL-10] do not change by a byte through hidden changes, however many', async () => {
    const { maren, gameMaster, testServer, write } = await openChangedCampaign(take)
    await gameMaster('addNote', { entityId: null, audience: 'party', markdown: 'A lamp is out.' })
    const { text } = await maren('getChangesSinceVisit', {})
    expect(text).toContain('Bram')
    await write(BELL, (written) => `${written}\nTwice.\n`)
    await gameMaster('giveItem', { characterId: STORR, itemId: BELL })
    await gameMaster('addNote', { entityId: null, audience: 'gameMaster', markdown: 'Hidden.' })
    await gameMaster('rollDice', { pool: { ability: 1 }, audience: 'gameMaster' })
    // Practically certain to contain a triumph or a despair.
    for (let roll = 1; roll <= 5; roll++) await gameMaster('rollDice', { pool: '10y10r', characterId: STORR })
    const records = testServer.services.store.records(testServer.services.campaignId)
    await records.transaction({ actor: 'test' }, async (tx) => {
      for (let amount = 1; amount <= 250; amount++) await setInventory(tx, STORR, BELL, amount)
    })
    expect((await maren('getChangesSinceVisit', {})).text).toBe(text)
  })

  it('[NEW-6] leave out a renaming, and link to the page’s new address', async () => {
    const { maren, gameMaster, newTo } = await openChangedCampaign(take)
    await gameMaster('renameEntity', { id: TARROW, to: 'locations/high-tarrow' })
    expect(await newTo(maren)).toEqual([])
    await gameMaster(...show(BELL))
    await gameMaster('renameEntity', { id: BELL, to: 'items/ebb-bell' })
    expect(await newTo(maren)).toEqual(['revealed items/ebb-bell'])
  })

  it('[NEW-7] begin with a new visit after two hours of absence; a reload and a second device continue it', async () => {
    const { maren, gameMaster, newTo } = await openChangedCampaign(take)
    await gameMaster(...show(BELL))
    await maren('noteVisit', {})
    expect(await newTo(maren)).toEqual([`revealed ${BELL}`])
    goAway()
    expect(await newTo(maren)).toEqual([])
    await gameMaster(...show(STORR))
    await Promise.all([maren('noteVisit', {}), maren('noteVisit', {})])
    expect(await newTo(maren)).toEqual([`revealed ${STORR}`])
    vi.setSystemTime(Date.now() + AWAY_MS - 60_000)
    await maren('noteVisit', {})
    expect(await newTo(maren)).toEqual([`revealed ${STORR}`])
  })

  it('[NEW-8] disappear when seen, for that account only, and later actions are new again', async () => {
    const { maren, ilse, gameMaster, newTo, seen } = await openChangedCampaign(take)
    await gameMaster(...show(BELL))
    await seen(maren)
    expect([await newTo(maren), await newTo(ilse)]).toEqual([[], [`revealed ${BELL}`]])
    await gameMaster(...show(STORR))
    expect(await newTo(maren)).toEqual([`revealed ${STORR}`])
  })

  it('[NEW-9] are empty for a game master, before a first visit, and when viewing as a player', async () => {
    const { testServer, gameMaster, newTo } = await openChangedCampaign(take)
    await gameMaster('noteVisit', {})
    await gameMaster(...show(BELL))
    const stranger = await callerOf(testServer, { role: 'player' })
    expect([await newTo(gameMaster), await newTo(stranger)]).toEqual([[], []])
    const cookie = await testServer.signIn({ role: 'gameMaster' })
    const viewing = await testServer.app.inject({
      method: 'POST',
      url: '/api/query',
      headers: { cookie, origin: ORIGIN, [VIEW_AS_HEADER]: KESSA },
      payload: { operation: 'getChangesSinceVisit', params: {} },
    })
    expect(viewing.json()).toEqual({ changes: [], upTo: null })
  })

  it('[NEW-10] do not log a visit as a change', async () => {
    const { testServer, maren } = await openChangedCampaign(take)
    const tables = testServer.services.store.records(testServer.services.campaignId)
    const before = await newestSeq(tables)
    await maren('noteVisit', { seen: 1 })
    expect(await newestSeq(tables)).toBe(before)
  })

  it('[NEW-12] reach back only to the beginning of the change log after a longer absence', async () => {
    const { testServer, maren, gameMaster, newTo } = await openChangedCampaign(take)
    await gameMaster(...show(BELL))
    expect(await newTo(maren)).toEqual([`revealed ${BELL}`])
    const records = testServer.services.store.records(testServer.services.campaignId)
    await records.unlogged(
      async (tables) => await deleteOldChanges(tables, { newest: 0, since: Number.MAX_SAFE_INTEGER }),
    )
    await gameMaster(...show(STORR))
    expect(await newTo(maren)).toEqual([`revealed ${STORR}`])
  })
})
