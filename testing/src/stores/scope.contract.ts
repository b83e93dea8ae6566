import type { Viewer } from '@waybook/contract'
import { readCampaign } from '@waybook/server/features/campaign/queries.ts'
import { readDynamic } from '@waybook/server/features/characters/queries.ts'
import { readCards } from '@waybook/server/features/entities/cards.ts'
import { listEntities } from '@waybook/server/features/entities/list.ts'
import { readEntity } from '@waybook/server/features/entities/read-entity.ts'
import { readRelationships } from '@waybook/server/features/entities/relationships.ts'
import { searchEntities } from '@waybook/server/features/entities/search.ts'
import { readFactRecords } from '@waybook/server/features/facts/queries.ts'
import { readPicture } from '@waybook/server/features/pictures/read-picture.ts'
import { describe, expect, it } from 'vitest'

import { BELL, drownedRoad, gameMaster, HASK, HIDDEN_MAP, KESSA, playerOf, stranger } from './drowned-road.ts'
import { idsOf, recordsOf, type Open } from './open-for-test.ts'
import { gameMasterViewer, playerViewer } from './viewers.ts'

const all = { sort: 'name', limit: 50 } as const

export function describeScope(open: Open): void {
  describe('visibility scopes', () => {
    it('[STO-1] the game master’s scope contains all entities', async () => {
      const records = await recordsOf(open, drownedRoad())
      expect(idsOf((await listEntities(records, all, gameMaster)).entities)).toEqual([HASK, HIDDEN_MAP, KESSA, BELL])
      expect(await readEntity(records, HASK, gameMaster)).toMatchObject({ name: 'Brother Hask', shown: false })
    })

    it('[STO-1] a player’s scope contains the visible entities, and nothing reveals that there are more', async () => {
      const records = await recordsOf(open, drownedRoad())
      expect(await listEntities(records, { ...all, limit: 2 }, stranger)).toMatchObject({
        entities: [{ id: KESSA }, { id: BELL }],
        next: null,
      })
      expect(await readEntity(records, HASK, stranger)).toEqual(
        await readEntity(records, 'characters/nobody', stranger),
      )
      expect(idsOf(await readCards(records, [HASK, BELL, HIDDEN_MAP, KESSA], stranger))).toEqual([BELL, KESSA])
      expect(await readRelationships(records, HASK, stranger)).toEqual([])
      expect(await readDynamic(records, HASK, stranger)).toBeNull()
    })

    it('[STO-2] players see their own character, hidden or not, and nothing else because of it', async () => {
      const records = await recordsOf(open, drownedRoad())
      const scope = playerOf(HASK)
      expect(await readEntity(records, HASK, scope)).toMatchObject({ id: HASK, shown: false })
      expect(await readDynamic(records, HASK, scope)).toMatchObject({
        figures: { inventory: [{ itemId: BELL, amount: 3 }] },
      })
      expect(idsOf((await listEntities(records, all, scope)).entities)).toEqual([HASK, KESSA, BELL])
      expect(idsOf(await searchEntities(records, { words: ['hask'], limit: 5 }, scope))).toEqual([HASK])
      expect((await readRelationships(records, KESSA, scope)).map(({ type }) => type)).toEqual([
        'carries',
        'fears',
        'hunts',
      ])
    })

    it('[STO-4] facts contain only entities within the scope, whoever carries or relates to them', async () => {
      const records = await recordsOf(open, drownedRoad())
      const ids = [KESSA, HASK, BELL, HIDDEN_MAP]
      expect(await readFactRecords(records, ids, stranger)).toMatchObject({
        relationships: [{ from: KESSA, type: 'carries', to: BELL }],
        characters: [{ id: KESSA, conditions: [], figures: { maxHp: 14, hitpoints: 14 } }],
        carried: [{ character: KESSA, item: BELL, amount: 1 }],
      })
      expect(
        (await readFactRecords(records, ids, gameMaster)).relationships.map(({ type }) => type).toSorted(),
      ).toEqual(['betrays', 'carries', 'fears', 'hunts'])
      expect(Object.values(await readFactRecords(records, [], gameMaster)).flat()).toEqual([])
    })

    it('[STO-3] secret paragraphs and notes are for the game master only, even those of the player’s own character', async () => {
      const records = await recordsOf(open, drownedRoad())
      expect(await readEntity(records, KESSA, gameMaster)).toMatchObject({
        longDescription: '<p>Born on the ebb.</p><p>She is the traitor.</p>',
        gmNotes: 'She will turn on them at the third lamp.',
      })
      expect(await readEntity(records, KESSA, playerOf(KESSA))).toMatchObject({
        longDescription: '<p>Born on the ebb.</p>',
        gmNotes: null,
      })
    })

    it('[STO-4] relationships are returned if the scope contains both ends, secret ones to the game master only', async () => {
      const records = await recordsOf(open, drownedRoad())
      const sent = async (scope: typeof gameMaster) =>
        (await readRelationships(records, KESSA, scope)).map(({ type, other }) => [type, other.id])
      expect(await sent(gameMaster)).toEqual([
        ['carries', BELL],
        ['fears', HASK],
        ['betrays', BELL],
        ['hunts', HASK],
      ])
      expect(await sent(playerOf(KESSA))).toEqual([['carries', BELL]])
    })

    it('[STO-4] a relationship is also returned for its other end', async () => {
      const records = await recordsOf(open, drownedRoad())
      expect(await readRelationships(records, BELL, stranger)).toMatchObject([
        { type: 'carries', from: KESSA, to: BELL, secret: false, other: { id: KESSA, name: 'Kessa Vane' } },
      ])
    })

    it('[STO-5] an inventory omits items outside the scope', async () => {
      const records = await recordsOf(open, drownedRoad())
      expect((await readDynamic(records, KESSA, gameMaster))?.figures?.inventory).toEqual([
        { itemId: HIDDEN_MAP, name: 'Drowned map', amount: 2 },
        { itemId: BELL, name: 'Tide bell', amount: 1 },
      ])
      expect(await readDynamic(records, KESSA, playerOf(KESSA))).toMatchObject({
        figures: { inventory: [{ itemId: BELL }] },
      })
      expect(await readDynamic(records, BELL, gameMaster)).toBeNull()
    })

    it('[STO-6] a picture’s key works for users who may see its entity; covers are for everyone', async () => {
      const records = await recordsOf(open, drownedRoad())
      const keys = (await readCards(records, [HASK, BELL], gameMaster)).map(({ picture }) => picture?.key ?? '')
      const cover = (await readCampaign(records))?.cover?.key ?? ''
      const hashes = async (viewer: Viewer) =>
        await Promise.all(
          [...keys, cover, 'no-such-key'].map(async (key) => (await readPicture(records, key, viewer))?.hash),
        )
      expect(await hashes(gameMasterViewer)).toEqual(['hask', 'bell', 'cover', undefined])
      expect(await hashes(playerViewer(null))).toEqual([undefined, 'bell', 'cover', undefined])
      expect(new Set(keys.filter((key) => /^[\w-]{22}$/.test(key))).size).toBe(2)
    })
  })
}
