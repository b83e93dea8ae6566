import { readCampaignSources } from '@waybook/server/features/campaign/read-sources.ts'
import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { BELL, CRYPT, KESSA, MARL, openWriting, TARROW, villageFiles } from './writing-harness.ts'

const OLD_MARL = 'characters/old-marl'

describe.each(engines)('on $name', ({ take }) => {
  it('[WRITE-210] a new entity has an id made from its name, and links by that name lead to it', async () => {
    const { ask, expectAsImported } = await openWriting(take)
    const text = '---\nname: Old Marl\nvisible: true\n---\nA ghost.\n'
    const created = await ask('createEntity', { type: 'character', text })
    expect(created).toMatchObject({ id: OLD_MARL, version: 1, findings: [] })
    const [kessa] = (await ask('getEntity', { id: KESSA })).entities
    expect(kessa?.longDescription).toContain(`data-entity="${OLD_MARL}"`)
    expect(kessa?.relationships.map(({ to }) => to)).toEqual([MARL, OLD_MARL])
    expect((await ask('getEntity', { id: OLD_MARL })).entities[0]?.mentionedIn.map(({ id }) => id)).toEqual([
      KESSA,
      TARROW,
    ])
    expect((await ask('createEntity', { type: 'character', text })).id).toBe(`${OLD_MARL}-2`)
    await expectAsImported()
  })

  it('[WRITE-210] a name without usable letters still gets an id', async () => {
    const { ask } = await openWriting(take)
    const create = async (name: string) =>
      await ask('createEntity', { type: 'location', text: `---\nname: ${name}\n---\n` })
    expect((await create('Žižkov & Söhne')).id).toBe('locations/zizkov-sohne')
    expect((await create('東京')).id).toBe('locations/dongjing')
    expect((await create('…')).id).toBe('locations/location')
    expect((await create('———')).id).toBe('locations/location-2')
    expect((await create('x'.repeat(200))).id).toHaveLength('locations/'.length + 100)
  })

  it('[WRITE-211] an id that is in use, was deleted or has another type is refused', async () => {
    const { gameMaster, ask } = await openWriting(take)
    const text = '---\nname: Another\n---\n'
    const create = async (id: string) => (await gameMaster('createEntity', { type: 'item', text, id })).status
    expect([await create(BELL), await create(MARL), await create('items/new')]).toEqual([409, 400, 200])
    await ask('deleteEntity', { id: BELL })
    expect(await create(BELL)).toBe(409)
    expect(await gameMaster('createEntity', { type: 'item', text: '---\nname: [' })).toMatchObject({ status: 400 })
  })

  it('[WRITE-212] a deleted entity disappears everywhere, and comes back with its relationships and played data', async () => {
    const { ask, gameMaster, expectAsImported } = await openWriting(take)
    const token = {
      campaignId: 'dam3',
      sceneId: CRYPT,
      position: { x: 1, y: 2 },
      size: 'medium' as const,
      visible: true,
    }
    await ask('addToken', { ...token, characterId: MARL })
    await ask('updateCharacterDynamic', { id: MARL, hitpoints: 2 })
    await ask('updateCharacterInventory', { characterId: MARL, itemId: BELL, amount: 3 })
    await ask('deleteEntity', { id: MARL })
    expect((await gameMaster('getEntity', { id: MARL })).status).toBe(404)
    expect((await ask('getEntity', { id: KESSA })).relationships).toEqual([])
    expect((await ask('getTokens', { campaignId: 'dam3', sceneId: CRYPT })).tokens).toEqual([])
    expect((await ask('listDeleted', {})).entities).toMatchObject([
      { id: MARL, name: 'Marl', type: 'character', by: 'Bram' },
    ])
    await expectAsImported()
    expect(await ask('restoreEntity', { id: MARL })).toMatchObject({ version: 2 })
    expect((await ask('getEntity', { id: KESSA })).relationships.map(({ to }) => to)).toEqual([MARL])
    expect((await ask('getTokens', { campaignId: 'dam3', sceneId: CRYPT })).tokens).toMatchObject([
      { characterId: MARL },
    ])
    const played = { hitpoints: 2, inventory: { [BELL]: { amount: 3 } } }
    expect(await ask('getCharacterDynamic', { id: MARL })).toMatchObject(played)
    expect((await ask('listDeleted', {})).entities).toEqual([])
    expect((await gameMaster('restoreEntity', { id: MARL })).status).toBe(404)
    await expectAsImported()
  })

  it('[WRITE-212] a deleted entity is exported without its picture, and comes back with it', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>'
    const files = { ...villageFiles, [`${BELL}.svg`]: svg }
    const { ask, testServer } = await openWriting(take, files)
    const imageOf = async () => (await ask('getEntity', { id: BELL })).image
    const before = await imageOf()
    expect(before).not.toBeNull()
    await ask('deleteEntity', { id: BELL })
    const tables = testServer.services.store.records(CAMPAIGN_ID)
    expect((await readCampaignSources(tables))?.pictures).toEqual([])
    await ask('restoreEntity', { id: BELL })
    expect(await imageOf()).toEqual(before)
    await ask('deleteEntity', { id: BELL })
    await testServer.importAgain(files)
    expect(await imageOf()).toEqual(before)
  })

  it('[WRITE-213] a new alias resolves at once, and no longer after it is removed', async () => {
    const { ask, edit, expectAsImported } = await openWriting(take)
    const mentions = async () => (await ask('getEntity', { id: MARL })).entities[0]?.mentionedIn.map(({ id }) => id)
    expect(await mentions()).toEqual([BELL, KESSA])
    await edit(MARL, 'tags: [smith]', 'aliases: [Old Marl]\ntags: [smith]')
    expect(await mentions()).toEqual([BELL, KESSA, TARROW])
    await expectAsImported()
    await edit(MARL, 'aliases: [Old Marl]\n', '')
    expect(await mentions()).toEqual([BELL, KESSA])
    await expectAsImported()
  })

  it('[WRITE-213] a name that a second entity takes no longer resolves, until that entity is deleted', async () => {
    const { ask, expectAsImported } = await openWriting(take)
    const leads = async () => (await ask('getEntity', { id: MARL })).entities[0]?.longDescription.includes(TARROW)
    expect(await leads()).toBe(true)
    const { id } = await ask('createEntity', { type: 'event', text: '---\nname: Tarrow\n---\n' })
    expect(await leads()).toBe(false)
    await expectAsImported()
    await ask('deleteEntity', { id })
    expect(await leads()).toBe(true)
    await expectAsImported()
  })

  it('[WRITE-214] a copy has another name and no aliases, and is hidden', async () => {
    const { ask, textOf, expectAsImported } = await openWriting(take)
    const { id } = await ask('duplicateEntity', { id: KESSA })
    expect(id).toBe('characters/kessa-vane-copy')
    expect(await textOf(id)).not.toContain('aliases')
    expect((await ask('getEntities', { ids: [id] })).entities).toMatchObject([
      { name: 'Kessa Vane (copy)', visible: false },
    ])
    await expectAsImported()
  })

  it('[WRITE-215] a link is completed by name, alias and word, best first', async () => {
    const { ask } = await openWriting(take)
    const found = async (query: string) => (await ask('completeLink', { query })).entities.map(({ id }) => id)
    expect(await found('the')).toEqual(['scenes/gate', CRYPT, KESSA])
    expect(await found('va')).toEqual([KESSA])
    expect(await found('fox')).toEqual([KESSA])
    expect(await found('MARL')).toEqual([MARL])
    expect(await found('%')).toHaveLength(6)
    expect(await found('zzz')).toEqual([])
  })

  it('[WRITE-215] [EDI-319] a link completion includes the entity’s other names, and whether players know it', async () => {
    const { ask } = await openWriting(take)
    const [fox] = (await ask('completeLink', { query: 'fox' })).entities
    expect(fox).toMatchObject({ id: KESSA, aliases: ['the fox'], visible: true })
    await ask('setEntityVisibility', { entityId: MARL, visible: false })
    const [marl] = (await ask('completeLink', { query: 'marl' })).entities
    expect(marl).toMatchObject({ id: MARL, visible: false })
  })
})
