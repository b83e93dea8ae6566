import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readCampaign } from '@waybook/server/features/campaign/queries.ts'
import { readCampaignSources } from '@waybook/server/features/campaign/read-sources.ts'
import { readDynamic } from '@waybook/server/features/characters/queries.ts'
import { listEntities } from '@waybook/server/features/entities/list.ts'
import { readEntity } from '@waybook/server/features/entities/read-entity.ts'
import { compareWithStored } from '@waybook/server/features/imports/compare-campaign.ts'
import { readStoredTexts } from '@waybook/server/features/imports/stored-texts.ts'
import { readOverlappingFiles } from '@waybook/server/features/imports/waiting-files.ts'
import { readPicture } from '@waybook/server/features/pictures/read-picture.ts'
import { describe, expect, it } from 'vitest'

import {
  bell,
  BELL,
  campaignOf,
  drownedRoad,
  entityOf,
  gameMaster,
  hask,
  HASK,
  HIDDEN_MAP,
  KESSA,
  kessa,
  pictureOf,
} from './drowned-road.ts'
import { recordsOf, show, type Open } from './open-for-test.ts'
import { gameMasterViewer } from './viewers.ts'

const nothing = {
  added: [],
  changed: [],
  removed: [],
  campaignChanged: false,
  refused: false,
  isOutdated: false,
  before: 4,
  notes: [],
}

export function describeImport(open: Open): void {
  describe('import', () => {
    it('[STO-18] importing the same campaign again writes and records nothing', async () => {
      const records = await recordsOf(open, drownedRoad())
      const before = [await newestSeq(records), await readEntity(records, KESSA, gameMaster)]
      expect(await records.replaceCampaign(drownedRoad(), 'test')).toEqual(nothing)
      expect(await compareWithStored(records, drownedRoad())).toEqual(nothing)
      expect([await newestSeq(records), await readEntity(records, KESSA, gameMaster)]).toEqual(before)
    })

    it('[STO-19] reports added, changed and removed entities; a comparison reports the same beforehand and writes nothing', async () => {
      const records = await recordsOf(open, drownedRoad())
      const next = campaignOf([kessa(), { ...hask(), gmNotes: 'New.' }, bell(), entityOf('items/oil')], {
        name: 'Renamed',
      })
      const report = {
        ...nothing,
        added: ['items/oil'],
        changed: [HASK],
        removed: [HIDDEN_MAP],
        campaignChanged: true,
      }
      expect(await compareWithStored(records, next)).toEqual(report)
      expect((await readCampaign(records))?.name).toBe('The Drowned Road')
      expect(await records.replaceCampaign(next, 'test')).toEqual(report)
      expect(await readCampaign(records)).toMatchObject({ name: 'Renamed', cover: null })
      expect(await readEntity(records, HIDDEN_MAP, gameMaster)).toBeNull()
    })

    it('[STO-220] stores the folder’s text as a version before the merged one', async () => {
      const records = await recordsOf(open, campaignOf([kessa()], { source: 'name: Old\n' }))
      const source = { path: 'characters/kessa-vane.md', text: 'merged' }
      const { versions } = await readStoredTexts(records)
      const considered = new Map([
        [KESSA, 'of the folder'],
        ['campaign.yaml', 'name: Folder\n'],
      ])
      const next = campaignOf([{ ...kessa(), source }], { source: 'name: Merged\n' })
      const how = { reconciled: { versions, considered, waiting: [] } }
      expect(await records.replaceCampaign(next, 'test', how)).toMatchObject({ changed: [KESSA], isOutdated: false })
      const texts = await readStoredTexts(records)
      const stored = await texts.versionsOf([KESSA, 'campaign.yaml'])
      expect(
        stored
          .get(KESSA)
          ?.map(({ text, origin }) => [text, origin])
          .slice(1),
      ).toEqual([
        ['of the folder', 'import'],
        ['merged', 'merge'],
      ])
      expect(stored.get('campaign.yaml')).toEqual([
        { text: 'name: Old\n', origin: 'import' },
        { text: 'name: Folder\n', origin: 'import' },
        { text: 'name: Merged\n', origin: 'merge' },
      ])
      expect([texts.versions.get(KESSA), texts.versions.get('campaign.yaml')]).toEqual([3, 3])
    })

    it('[STO-220] also stores as a version the folder’s text that changed nothing, or of an entity that stays deleted', async () => {
      const records = await recordsOf(open, campaignOf([kessa(), bell()]))
      await records.replaceCampaign(campaignOf([kessa()]), 'test')
      const { versions } = await readStoredTexts(records)
      const considered = new Map([
        [KESSA, 'of the folder'],
        [BELL, 'of the folder'],
      ])
      await records.replaceCampaign(campaignOf([kessa()]), 'test', {
        reconciled: { versions, considered, waiting: [] },
      })
      const texts = await readStoredTexts(records)
      const stored = await texts.versionsOf([KESSA, BELL])
      expect(stored.get(KESSA)?.map(({ origin }) => origin)).toEqual(['import', 'import', 'merge'])
      expect(stored.get(KESSA)?.[1]?.text).toBe('of the folder')
      expect(
        stored
          .get(BELL)
          ?.map(({ text }) => text)
          .at(-1),
      ).toBe('of the folder')
      expect([...texts.deleted]).toEqual([[BELL, { byImport: true }]])
    })

    it('[STO-221] imports nothing if a text has changed since it was reconciled with the folder', async () => {
      const records = await recordsOf(open, campaignOf([kessa()]))
      const reconciled = { versions: (await readStoredTexts(records)).versions, considered: new Map(), waiting: [] }
      const source = { path: 'characters/kessa-vane.md', text: 'meanwhile' }
      await records.replaceCampaign(campaignOf([{ ...kessa(), source }]), 'test')
      const report = await records.replaceCampaign(campaignOf([bell()]), 'test', { reconciled })
      expect(report).toMatchObject({ isOutdated: true })
      expect((await readStoredTexts(records)).files.get(KESSA)?.text).toBe('meanwhile')
      expect(await readEntity(records, BELL, gameMaster)).toBeNull()
    })

    it('[STO-315] the waiting files are those of the last import, and stay if nothing is imported', async () => {
      const records = await recordsOf(open, campaignOf([kessa(), bell()]))
      const waitingFor = (owner: string, folder: string) => ({ owner, file: `${owner}.md`, folder, base: null })
      const replace = async (waiting: readonly ReturnType<typeof waitingFor>[], keepMost = false) => {
        const { versions } = await readStoredTexts(records)
        const coming = campaignOf(keepMost ? [] : [kessa(), bell()])
        await records.replaceCampaign(coming, 'test', {
          keepMost,
          reconciled: { versions, considered: new Map(), waiting },
        })
        return (await readOverlappingFiles(records)).map(({ file, folder }) => [file, folder])
      }
      const [one, two] = [waitingFor(KESSA, 'one'), waitingFor(BELL, 'two')]
      const both = [
        [`${KESSA}.md`, 'one'],
        [`${BELL}.md`, 'two'],
      ]
      expect(await replace([two, one])).toEqual(both)
      expect(await replace([], true)).toEqual(both)
      expect(await replace([waitingFor(BELL, 'three')])).toEqual([[`${BELL}.md`, 'three']])
      expect(await replace([])).toEqual([])
    })

    it.each([
      ['its source text', { source: { path: 'characters/kessa-vane.md', text: 'x' } }],
      ['its rendered text', { longDescription: { full: 'x', open: 'x' } }],
      ['its search words', { search: { full: 'x', open: 'x' } }],
      ['a relationship', { relationships: [] }],
      ['a transition', { transitions: [{ direction: 'outgoing', scene: 'scenes/ford', requirement: '' }] }],
      ['a mention', { mentions: [{ to: BELL, secret: true }] }],
      ['its picture', { picture: pictureOf('other') }],
    ] as const)('[STO-19] an entity counts as changed by %s', async (_, difference) => {
      const records = await recordsOf(open, campaignOf([kessa()]))
      expect(await compareWithStored(records, campaignOf([{ ...kessa(), ...difference }]))).toEqual({
        ...nothing,
        before: 1,
        changed: [KESSA],
      })
    })

    it('[STO-20] a campaign that cannot be stored changes nothing', async () => {
      const records = await recordsOf(open, drownedRoad())
      const before = [await newestSeq(records), await listEntities(records, { sort: 'name', limit: 9 }, gameMaster)]
      const twice = campaignOf([entityOf('items/oil'), entityOf('items/oil', { name: 'Again' })], { name: 'Renamed' })
      await expect(records.replaceCampaign(twice, 'test')).rejects.toThrow(/unique/i)
      expect([await newestSeq(records), await listEntities(records, { sort: 'name', limit: 9 }, gameMaster)]).toEqual(
        before,
      )
      expect((await readCampaign(records))?.name).toBe('The Drowned Road')
    })

    it('[CAM-26] with the option to keep most entities, an import that would remove most writes nothing', async () => {
      const records = await recordsOf(open, drownedRoad())
      const half = campaignOf([kessa(), bell()])
      expect(await records.replaceCampaign(half, 'test', { keepMost: true })).toMatchObject({
        removed: [HASK, HIDDEN_MAP],
      })
      expect((await listEntities(records, { sort: 'name', limit: 9 }, gameMaster)).entities).toHaveLength(2)
      await records.replaceCampaign(drownedRoad(), 'test')
      const report = await records.replaceCampaign(campaignOf([bell()]), 'test', { keepMost: true })
      expect(report).toMatchObject({ removed: [HASK, KESSA, HIDDEN_MAP], before: 4, refused: true })
      expect((await listEntities(records, { sort: 'name', limit: 9 }, gameMaster)).entities).toHaveLength(4)
    })

    it('[STO-21] values set in play survive a change, and a removal and return, of the entity', async () => {
      const records = await recordsOf(open, drownedRoad())
      await show(records, KESSA, false)
      await records.replaceCampaign(campaignOf([{ ...kessa(), description: 'Changed.' }]), 'test')
      expect(await readEntity(records, KESSA, gameMaster)).toMatchObject({ description: 'Changed.', shown: false })
      await records.replaceCampaign(campaignOf([]), 'test')
      expect(await readEntity(records, KESSA, gameMaster)).toBeNull()
      await records.replaceCampaign(campaignOf([kessa()]), 'test')
      expect(await readEntity(records, KESSA, gameMaster)).toMatchObject({ shown: false })
    })

    it('[STO-22] characters start with all their hit points, no strain, and the inventory of their file', async () => {
      const records = await recordsOf(open, drownedRoad())
      const start = { strain: 0, lastUpdated: null }
      const startOf = async (id: string) => await readDynamic(records, id, gameMaster)
      expect(await startOf(KESSA)).toMatchObject({ conditions: [], figures: { ...start, hitpoints: 14 } })
      expect(await startOf(HASK)).toMatchObject({ conditions: [], figures: { ...start, hitpoints: 12 } })
    })

    it('[STO-22] the starting values follow the file until the character is played', async () => {
      const records = await recordsOf(open, drownedRoad())
      await records.replaceCampaign(
        campaignOf([{ ...kessa(), maxHp: 20, startingInventory: { [BELL]: 5 } }, bell()]),
        'test',
      )
      expect(await readDynamic(records, KESSA, gameMaster)).toMatchObject({
        figures: { hitpoints: 20, inventory: [{ itemId: BELL, amount: 5 }] },
      })
    })

    it('[STO-23] a picture keeps its URL while its bytes stay the same', async () => {
      const records = await recordsOf(open, drownedRoad())
      const keyOf = async () => (await readEntity(records, KESSA, gameMaster))?.picture?.key
      const key = await keyOf()
      await records.replaceCampaign(campaignOf([{ ...kessa(), description: 'Changed.' }]), 'test')
      expect(await keyOf()).toBe(key)
      await records.replaceCampaign(campaignOf([{ ...kessa(), picture: pictureOf('other') }]), 'test')
      expect(await keyOf()).not.toBe(key)
      expect(await readPicture(records, key ?? '', gameMasterViewer)).toBeNull()
      await records.replaceCampaign(campaignOf([{ ...kessa(), picture: null }]), 'test')
      expect(await keyOf()).toBeUndefined()
    })

    it('[STO-24] texts that look like other types are read back as they were written', async () => {
      const odd = { '[1,2]': '{"x":1}', list: ['null', 1, true], yes: false }
      const texts = { name: '[1,2]', description: '{"x":1}', tags: ['null', '"'], properties: odd, boxText: '0012' }
      const entity = entityOf('items/odd', {
        ...texts,
        source: { path: 'items/odd.md', text: '\uFEFF---\r\nname: "[1,2]"\r\n' },
      })
      const records = await recordsOf(open, campaignOf([entity], { source: '\tname: x\r\n' }))
      expect(await readEntity(records, 'items/odd', gameMaster)).toMatchObject(texts)
      expect(await readCampaignSources(records)).toEqual({
        campaign: '\tname: x\r\n',
        files: [{ path: 'items/odd.md', text: '\uFEFF---\r\nname: "[1,2]"\r\n' }],
        kept: [],
        pictures: [],
        added: [],
        generated: new Set(),
      })
    })

    it('[STO-24] the sources list every picture once, by its path', async () => {
      const shared = pictureOf('shared')
      const entities = ['items/a', 'items/b'].map((id) => entityOf(id, { picture: shared }))
      const records = await recordsOf(open, campaignOf(entities, { cover: pictureOf('cover'), coverTall: shared }))
      expect((await readCampaignSources(records))?.pictures).toEqual([pictureOf('cover'), shared])
    })
  })
}
