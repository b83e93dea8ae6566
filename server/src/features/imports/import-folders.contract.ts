import { readdir } from 'node:fs/promises'

import { zipOf } from '@waybook/testing/world/zip-of.ts'
import { describe, expect, it } from 'vitest'

import type { ImportFolders, OpenUpload } from './import-folders.ts'

interface Opened {
  readonly uploads: ImportFolders
  /** Everything that is stored anywhere, to find leftovers. */
  readonly stored: () => Promise<readonly string[]>
}

const SMALL = 'small-road'
const zip = (below = '') => zipOf([{ name: `${below}campaign.yaml`, bytes: 'name: Small\n' }])
const coming = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]).stream()
const namesIn = async ({ folder }: OpenUpload) => await readdir(folder)

/** The contract that every `ImportFolders` implementation fulfills. */
export function describeImportFolders(place: string, open: () => Promise<Opened>): void {
  describe(`uploaded campaigns in ${place}`, () => {
    it('[CIM-5] can be used as often as needed, until they are discarded', async () => {
      const { uploads, stored } = await open()
      for (const below of ['', 'small/']) {
        const id = await uploads.receive(SMALL, coming(zip(below)))
        expect(await uploads.has(SMALL, id)).toBe(true)
        for (let times = 0; times < 2; times += 1)
          expect(await uploads.use(SMALL, id, namesIn)).toEqual(['campaign.yaml'])
        await uploads.discard(id)
        expect([await uploads.has(SMALL, id), await uploads.use(SMALL, id, namesIn)]).toEqual([false, null])
      }
      expect(await stored()).toEqual([])
    })

    it('[CIM-121] are for one campaign, and do not exist for another', async () => {
      const { uploads } = await open()
      const id = await uploads.receive(SMALL, coming(zip()))
      for (const other of ['small', 'road', 'other']) {
        expect([await uploads.has(other, id), await uploads.use(other, id, namesIn)]).toEqual([false, null])
      }
      expect(await uploads.has(SMALL, id)).toBe(true)
    })

    it('[CIM-6] are refused if they are no zip files, and leave nothing', async () => {
      const { uploads, stored } = await open()
      await expect(uploads.receive(SMALL, coming(Buffer.from('no zip')))).rejects.toMatchObject({ id: 'bad-params' })
      expect(await stored()).toEqual([])
    })

    it('[CIM-7] are swept by age, except those to keep', async () => {
      const { uploads, stored } = await open()
      const [kept, swept] = [await uploads.receive(SMALL, coming(zip())), await uploads.receive(SMALL, coming(zip()))]
      await uploads.sweep(new Set(), Date.now() - 3_600_000)
      expect([await uploads.has(SMALL, kept), await uploads.has(SMALL, swept)]).toEqual([true, true])
      await uploads.sweep(new Set([kept]), Date.now() + 60_000)
      expect([await uploads.has(SMALL, kept), await uploads.has(SMALL, swept)]).toEqual([true, false])
      await uploads.sweep(new Set(), Date.now() + 60_000)
      expect(await stored()).toEqual([])
    })

    it.each(['', '..', '../..', `${SMALL}.../../../x`, `${SMALL}.${'a'.repeat(35)}/`])(
      '[CIM-8] %j is not an upload',
      async (id) => {
        const { uploads } = await open()
        expect([await uploads.has(SMALL, id), await uploads.use(SMALL, id, namesIn)]).toEqual([false, null])
        await uploads.discard(id)
      },
    )
  })
}
