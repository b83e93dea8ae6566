import { newestSeq } from '@waybook/server/database/change-log.ts'
import type { CampaignTransaction } from '@waybook/server/database/database.ts'
import type { PictureFile } from '@waybook/server/database/picture-tables.ts'
import { readCampaignSources } from '@waybook/server/features/campaign/read-sources.ts'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import { readCards } from '@waybook/server/features/entities/cards.ts'
import { readEntity } from '@waybook/server/features/entities/read-entity.ts'
import { readPictureHistory } from '@waybook/server/features/pictures/picture-history.ts'
import { FOLDER_PICTURE } from '@waybook/server/features/pictures/picture-record.ts'
import { forgetPictures } from '@waybook/server/features/pictures/pictures-in-use.ts'
import { readPicture } from '@waybook/server/features/pictures/read-picture.ts'
import { removePicture, restorePicture, setPicture } from '@waybook/server/features/pictures/set-picture.ts'
import type { CampaignStore } from '@waybook/server/features/store.ts'
import { readFigures } from '@waybook/server/features/table/figures.ts'
import { describe, expect, it } from 'vitest'

import {
  BELL,
  campaignOf,
  drownedRoad,
  entityOf,
  gameMaster,
  HASK,
  HIDDEN_MAP,
  KESSA,
  kessa,
  pictureOf,
} from './drowned-road.ts'
import { openForTest, recordsOf, type Open } from './open-for-test.ts'
import { gameMasterViewer, playerViewer } from './viewers.ts'

/** A stored picture without a path in a campaign folder. */
function added(hash: string): PictureFile {
  const { path: _, ...picture } = pictureOf(hash)
  return picture
}

async function transact<Answer>(
  records: CampaignStore,
  write: (records: CampaignTransaction) => Promise<Answer>,
  actor = 'gm',
) {
  return await records.transaction({ actor }, write)
}
const set = async (records: CampaignStore, id: string, hash: string, actor?: string) =>
  await transact(records, async (write) => await setPicture(write, id, added(hash)), actor)
const remove = async (records: CampaignStore, id: string, actor?: string) =>
  await transact(records, async (write) => await removePicture(write, id), actor)
const restore = async (records: CampaignStore, id: string, picture: string) =>
  await transact(records, async (write) => await restorePicture(write, id, picture))

const shownOf = async (records: CampaignStore, id: string) =>
  (await readEntity(records, id, gameMaster))?.picture?.hash ?? null
const keyOf = async (records: CampaignStore, id: string) =>
  (await readEntity(records, id, gameMaster))?.picture?.key ?? ''
const removedOf = async (records: CampaignStore, id: string) => (await readPictureHistory(records, id))?.removed ?? []
const withPicture = (hash: string | null) =>
  campaignOf([{ ...kessa(), picture: hash === null ? null : pictureOf(hash) }])

export function describePictureRecords(open: Open): void {
  describe('added pictures', () => {
    it('[PIC-60] are shown everywhere instead of the folder’s, and survive every import', async () => {
      const records = await recordsOf(open, drownedRoad())
      expect(await set(records, KESSA, 'new')).toBe(true)
      expect(await shownOf(records, KESSA)).toBe('new')
      expect((await readCards(records, [KESSA, BELL], gameMaster)).map(({ picture }) => picture?.hash)).toEqual([
        'new',
        'bell',
      ])
      await records.replaceCampaign(withPicture('other'), 'test')
      expect(await shownOf(records, KESSA)).toBe('new')
      await records.replaceCampaign(campaignOf([]), 'test')
      await records.replaceCampaign(drownedRoad(), 'test')
      expect(await shownOf(records, KESSA)).toBe('new')
    })

    it('[PIC-60] take precedence over a character’s portrait relationships, on the table too', async () => {
      const sketch = entityOf('images/sketch', { picture: pictureOf('sketch') })
      const portrayed = { ...kessa(), relationships: [{ type: 'portrayed by', to: sketch.id, secret: false }] }
      const records = await recordsOf(open, campaignOf([portrayed, sketch]))
      const drawn = async () => (await readFigures(records, [KESSA]))[0]?.portraits.map(({ picture }) => picture.hash)
      const chosen = async () => (await readEntity(records, KESSA, gameMaster))?.pictureChosen
      expect([await drawn(), await chosen()]).toEqual([['sketch', 'kessa'], false])
      await set(records, KESSA, 'new')
      expect([await drawn(), await chosen()]).toEqual([['new'], true])
      await remove(records, KESSA)
      expect([await drawn(), await chosen()]).toEqual([[], true])
    })

    it('[PIC-60] cannot be set for an unknown entity', async () => {
      const records = await recordsOf(open, drownedRoad())
      const before = await newestSeq(records)
      const nobody = 'characters/nobody'
      expect([
        await set(records, nobody, 'new'),
        await remove(records, nobody),
        await restore(records, nobody, 'x'),
      ]).toEqual([false, false, false])
      expect([await readPictureHistory(records, nobody), await newestSeq(records)]).toEqual([null, before])
    })

    it('[PIC-61] removing removes the shown picture, and the folder’s stays removed through imports', async () => {
      const records = await recordsOf(open, drownedRoad())
      await set(records, KESSA, 'new')
      await remove(records, KESSA)
      expect(await shownOf(records, KESSA)).toBeNull()
      await records.replaceCampaign(campaignOf([{ ...kessa(), description: 'Changed.' }]), 'test')
      expect(await shownOf(records, KESSA)).toBeNull()
      await records.replaceCampaign(campaignOf([]), 'test')
      await records.replaceCampaign(drownedRoad(), 'test')
      expect(await shownOf(records, KESSA)).toBeNull()
    })

    it('[PIC-61] a new picture in the folder is shown although the previous one was removed', async () => {
      const records = await recordsOf(open, drownedRoad())
      await remove(records, KESSA)
      await records.replaceCampaign(withPicture(null), 'test')
      expect(await shownOf(records, KESSA)).toBeNull()
      await records.replaceCampaign(withPicture('other'), 'test')
      expect(await shownOf(records, KESSA)).toBe('other')
    })

    it('[PIC-62] replaced and removed pictures are listed newest first and can be restored', async () => {
      const records = await recordsOf(open, drownedRoad())
      for (const hash of ['one', 'two', 'three']) await set(records, KESSA, hash, 'player')
      await remove(records, KESSA)
      const [three, two] = await removedOf(records, KESSA)
      expect([three?.picture.hash, three?.removedBy, two?.picture.hash, two?.removedBy]).toEqual([
        'three',
        'gm',
        'two',
        'player',
      ])
      expect(await restore(records, KESSA, two?.id ?? '')).toBe(true)
      expect(await shownOf(records, KESSA)).toBe('two')
      expect((await removedOf(records, KESSA)).map(({ picture }) => picture.hash)).toEqual(['three', 'one'])
      expect(await restore(records, KESSA, two?.id ?? '')).toBe(false)
      expect(await restore(records, BELL, three?.id ?? '')).toBe(false)
    })

    it('[PIC-62] the folder’s picture can be restored too, at its previous URL', async () => {
      const records = await recordsOf(open, drownedRoad())
      expect(await readPictureHistory(records, KESSA)).toMatchObject({
        setAside: null,
        folder: { hash: 'kessa' },
        removed: [],
      })
      expect(await restore(records, KESSA, FOLDER_PICTURE)).toBe(false)
      const key = await keyOf(records, KESSA)
      await set(records, KESSA, 'new', 'player')
      await remove(records, KESSA)
      expect(await readPictureHistory(records, KESSA)).toMatchObject({ setAside: { by: 'player' }, folder: { key } })
      expect(await restore(records, KESSA, FOLDER_PICTURE)).toBe(true)
      expect([await shownOf(records, KESSA), await keyOf(records, KESSA)]).toEqual(['kessa', key])
      await records.replaceCampaign(withPicture('other'), 'test')
      expect(await shownOf(records, KESSA)).toBe('other')
    })

    it('[PIC-62] a picture that is added again is no longer among the removed', async () => {
      const records = await recordsOf(open, drownedRoad())
      for (const hash of ['one', 'two', 'one']) await set(records, KESSA, hash)
      expect((await removedOf(records, KESSA)).map(({ picture }) => picture.hash)).toEqual(['two'])
    })

    it('[PIC-63] the URL of a picture that is not shown works only for the game master and the user who removed it', async () => {
      const records = await recordsOf(open, drownedRoad())
      const opens = async (key: string) =>
        await Promise.all(
          [gameMasterViewer, playerViewer(KESSA), playerViewer(null)].map(
            async (viewer) => (await readPicture(records, key, viewer))?.hash ?? null,
          ),
        )
      const folder = await keyOf(records, KESSA)
      await set(records, KESSA, 'new', playerViewer(KESSA).userId)
      const key = await keyOf(records, KESSA)
      expect(await opens(key)).toEqual(['new', 'new', 'new'])
      expect(await opens(folder)).toEqual(['kessa', 'kessa', null])
      await remove(records, KESSA)
      expect(await opens(key)).toEqual(['new', null, null])
    })

    it('[PIC-63] the URL of a hidden entity’s picture works only for users who may see the entity', async () => {
      const records = await recordsOf(open, drownedRoad())
      await set(records, HASK, 'new', playerViewer(KESSA).userId)
      const key = await keyOf(records, HASK)
      const opens = async (viewer: Parameters<typeof readPicture>[2]) =>
        (await readPicture(records, key, viewer)) !== null
      expect([
        await opens(playerViewer(KESSA)),
        await opens(playerViewer(HASK)),
        await opens(gameMasterViewer),
      ]).toEqual([false, true, true])
    })

    it('[PIC-64] each change is recorded for users who may see the entity; a write without effect is not', async () => {
      const records = await recordsOf(open, drownedRoad())
      const before = await newestSeq(records)
      await set(records, KESSA, 'new')
      await set(records, KESSA, 'new')
      await remove(records, KESSA)
      await remove(records, KESSA)
      await restore(records, KESSA, FOLDER_PICTURE)
      const noted = (await readChangesSince(records, before, 9)).map(({ operation, audience, payload }) => ({
        operation,
        audience,
        payload,
      }))
      expect(noted).toEqual(
        ['added', 'removed', 'restored'].map((what) => ({
          operation: 'picture',
          audience: 'entity',
          payload: { what },
        })),
      )
    })

    it('[PIC-64] removing the picture of an entity without one is recorded once', async () => {
      const records = await recordsOf(open, drownedRoad())
      expect(await remove(records, HIDDEN_MAP)).toBe(true)
      const before = await newestSeq(records)
      await remove(records, HIDDEN_MAP)
      expect(await newestSeq(records)).toBe(before)
    })

    it('[PIC-65] pictures removed before a given time are deleted; shown ones are not', async () => {
      const records = await recordsOf(open, drownedRoad())
      for (const hash of ['one', 'two', 'three']) await set(records, KESSA, hash)
      const [two] = await removedOf(records, KESSA)
      await records.unlogged(async (tables) => await forgetPictures(tables, two?.removedAt ?? 0))
      expect((await removedOf(records, KESSA)).map(({ picture }) => picture.hash)).toEqual(['two'])
      await records.unlogged(async (tables) => await forgetPictures(tables, Number.MAX_SAFE_INTEGER))
      expect([await removedOf(records, KESSA), await shownOf(records, KESSA)]).toEqual([[], 'three'])
    })

    it('[PIC-65] pictures of all campaigns are in use', async () => {
      const store = await openForTest(open)
      const [one, other] = [store.records('dam3'), store.records('other')]
      await one.replaceCampaign(campaignOf([kessa()], { cover: pictureOf('cover') }), 'test')
      await other.replaceCampaign(withPicture('theirs'), 'test')
      await set(one, KESSA, 'first')
      await set(one, KESSA, 'second')
      expect(await store.picturesInUse()).toEqual({
        shown: new Set(['cover', 'kessa', 'theirs', 'second']),
        removed: new Set(['first']),
        files: new Set(),
        since: expect.any(Number) as number,
      })
    })

    it('[PIC-66] the sources list the added pictures that are shown, and whether the folder has one too', async () => {
      const records = await recordsOf(open, drownedRoad())
      await set(records, KESSA, 'new')
      await set(records, HIDDEN_MAP, 'map')
      await set(records, BELL, 'gone')
      await remove(records, BELL)
      const { pictures, added: shown } = (await readCampaignSources(records)) ?? {}
      expect(pictures?.map(({ hash }) => hash)).toEqual(['bell', 'cover', 'hask', 'kessa'])
      expect(shown).toEqual([
        { file: 'characters/kessa-vane.md', hash: 'new', contentType: 'image/png', replaces: true },
        { file: 'items/drowned-map.md', hash: 'map', contentType: 'image/png', replaces: false },
      ])
    })
  })
}
