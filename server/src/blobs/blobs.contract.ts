import path from 'node:path'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { describe, expect, it } from 'vitest'

import { type PictureForms, type Blobs, pictureHash } from './blobs.ts'
import { copyFromFolder } from './copy-pictures.ts'
import { openFolderBlobs } from './folder-blobs.ts'

const bytes = (text: string) => Buffer.from(text)
const forms = (name: string): PictureForms => ({
  small: bytes(`${name} small`),
  medium: bytes(`${name} medium`),
  large: bytes(`${name} large`),
  full: bytes(`${name} full`),
  original: bytes(name),
})
const facts = { contentType: 'image/png', width: 3, height: 2, blur: 'data:image/webp;base64,AA==' }
const DAY_MS = 24 * 3_600_000
const noneInUse = { shown: new Set<string>(), removed: new Set<string>(), files: new Set<string>(), since: 0 }
const kessa = pictureHash(bytes('kessa'))

/** The contract of every `Blobs` implementation. */
export function describeBlobs(place: string, open: () => Promise<Blobs>): void {
  describe(`pictures in ${place}`, () => {
    it('[PIC-7] returns null for a picture that is not stored', async () => {
      const pictures = await open()
      expect(await pictures.facts(kessa)).toBeNull()
      expect(await pictures.get(kessa, 'medium')).toBeNull()
    })

    it('[PIC-7] stores every form byte for byte', async () => {
      const pictures = await open()
      await pictures.put(kessa, forms('kessa'), facts)
      expect(await pictures.facts(kessa)).toEqual(facts)
      for (const form of ['small', 'medium', 'large', 'full', 'original'] as const)
        expect(Buffer.from((await pictures.get(kessa, form)) ?? [])).toEqual(forms('kessa')[form])
    })

    it('[CAM-351] keeps files apart from pictures, while they are in use and in copies', async () => {
      const pictures = await open()
      await pictures.putFile(kessa, bytes('a song'))
      await pictures.putFile(kessa, bytes('a song'))
      expect(Buffer.from((await pictures.getFile(kessa)) ?? []).toString()).toBe('a song')
      expect([await pictures.facts(kessa), await pictures.get(kessa, 'original')]).toEqual([null, null])
      expect([await pictures.getFile('../../x'), await pictures.bytes([kessa])]).toEqual([null, 0])
      const copy = path.join(await folderOf({}), 'copy')
      await pictures.copyTo(copy)
      const copied = await openFolderBlobs(copy)
      expect(Buffer.from((await copied.getFile(kessa)) ?? []).toString()).toBe('a song')
      const later = Date.now() + 31 * DAY_MS
      await pictures.sweep({ ...noneInUse, files: new Set([kessa]) }, later)
      expect(await pictures.getFile(kessa)).not.toBeNull()
      await pictures.sweep(noneInUse, later)
      expect(await pictures.getFile(kessa)).toBeNull()
    })

    it('[FOG-42] stores the tiles of a stored picture, separate from its forms, and returns parts of them', async () => {
      const pictures = await open()
      await pictures.putTiles(kessa, bytes('0123456789'))
      expect(await pictures.readTiles(kessa, { from: 0, length: 1 })).toBeNull()
      await pictures.put(kessa, forms('kessa'), facts)
      expect(await pictures.readTiles(kessa, { from: 0, length: 1 })).toBeNull()
      const size = await pictures.bytes([kessa])
      for (const text of ['0123456789', 'abcdefghij']) {
        await pictures.putTiles(kessa, bytes(text))
        const part = await pictures.readTiles(kessa, { from: 3, length: 4 })
        expect(Buffer.from(part ?? []).toString()).toBe(text.slice(3, 7))
      }
      expect(await pictures.bytes([kessa])).toBe(size)
      expect(await pictures.readTiles('../..', { from: 0, length: 1 })).toBeNull()
    })

    it('[PIC-310] stores an original whose forms follow, and lists it until they are there', async () => {
      const pictures = await open()
      const { original, ...made } = forms('kessa')
      await pictures.putForms(kessa, made)
      expect(await pictures.facts(kessa)).toBeNull()
      await pictures.putOriginal(kessa, original, facts)
      expect([await pictures.facts(kessa), await pictures.isComplete(kessa)]).toEqual([facts, false])
      expect([await pictures.get(kessa, 'small'), await pictures.read(kessa, 'full')]).toEqual([null, null])
      expect(Buffer.from((await pictures.get(kessa, 'original')) ?? []).toString()).toBe('kessa')
      expect(await pictures.waiting()).toEqual([kessa])
      const sizeOfOriginal = await pictures.bytes([kessa])
      expect(sizeOfOriginal).toBeGreaterThanOrEqual(original.length)
      await Promise.all([pictures.putForms(kessa, made), pictures.putForms(kessa, made)])
      expect([await pictures.isComplete(kessa), await pictures.waiting()]).toEqual([true, []])
      for (const form of ['small', 'medium', 'large', 'full', 'original'] as const)
        expect(Buffer.from((await pictures.get(kessa, form)) ?? [])).toEqual(forms('kessa')[form])
      expect(await pictures.facts(kessa)).toEqual(facts)
      const sizeOfForms = Object.values(made).reduce((sum, { length }) => sum + length, 0)
      expect(await pictures.bytes([kessa])).toBe(sizeOfOriginal + sizeOfForms)
    })

    it('[PIC-310] completes a waiting picture that is put with its forms, and leaves a complete one', async () => {
      const pictures = await open()
      await pictures.putOriginal(kessa, bytes('kessa'), facts)
      await pictures.put(kessa, forms('kessa'), facts)
      await pictures.putOriginal(kessa, bytes('kessa'), facts)
      expect([await pictures.isComplete(kessa), await pictures.waiting()]).toEqual([true, []])
      expect(Buffer.from((await pictures.get(kessa, 'small')) ?? []).toString()).toBe('kessa small')
      expect(await pictures.isComplete('../..')).toBe(false)
    })

    it('[PIC-65] a sweep deletes a waiting picture like any other, and forms that come later are discarded', async () => {
      const pictures = await open()
      const { original, ...made } = forms('kessa')
      await pictures.putOriginal(kessa, original, facts)
      await pictures.sweep(noneInUse, Date.now() + 31 * DAY_MS)
      await pictures.sweep(noneInUse, Date.now() + 63 * DAY_MS)
      await pictures.putForms(kessa, made)
      expect([await pictures.facts(kessa), await pictures.isComplete(kessa)]).toEqual([null, false])
    })

    it('[RUN-121] copies pictures with what they have, and the copy knows which of them wait', async () => {
      const pictures = await open()
      await pictures.put(kessa, forms('kessa'), facts)
      const storr = pictureHash(bytes('storr'))
      await pictures.putOriginal(storr, bytes('storr'), facts)
      const folder = path.join(await folderOf({}), 'copy')
      await pictures.copyTo(folder)
      const copy = await openFolderBlobs(folder)
      const other = await open()
      await copyFromFolder(folder, other)
      for (const one of [copy, other]) {
        expect(await one.waiting()).toEqual([storr])
        expect([await one.isComplete(kessa), await one.facts(storr)]).toEqual([true, facts])
        expect(Buffer.from((await one.get(storr, 'original')) ?? []).toString()).toBe('storr')
      }
    })

    it('[UPL-12] returns the size of pictures in all their forms', async () => {
      const pictures = await open()
      await pictures.put(kessa, forms('kessa'), facts)
      const inForms = Object.values(forms('kessa')).reduce((sum, { length }) => sum + length, 0)
      const size = await pictures.bytes([kessa, pictureHash(bytes('nothing')), '../..'])
      expect(size).toBeGreaterThanOrEqual(inForms)
      expect(await pictures.bytes([kessa, kessa])).toBe(2 * size)
      expect(await pictures.bytes([])).toBe(0)
    })

    it('[PIC-7] does not change a stored picture that is put again, even concurrently', async () => {
      const pictures = await open()
      await Promise.all(['kessa', 'kessa', 'kessa'].map((one) => pictures.put(kessa, forms(one), facts)))
      await pictures.put(kessa, forms('other'), { ...facts, width: 9 })
      expect(await pictures.facts(kessa)).toEqual(facts)
      expect(Buffer.from((await pictures.get(kessa, 'small')) ?? []).toString()).toBe('kessa small')
    })

    it.each(['', '..', '../../etc/passwd', 'A'.repeat(64), `${'a'.repeat(64)}/../x`])(
      '[PIC-9] %j is not a picture',
      async (hash) => {
        const pictures = await open()
        expect(await pictures.facts(hash)).toBeNull()
        expect(await pictures.get(hash, 'original')).toBeNull()
      },
    )

    it('[PIC-65] a sweep deletes only pictures that have been unused for 30 days', async () => {
      const pictures = await open()
      const [shown, removed, unused] = ['shown', 'removed', 'unused'].map((name) => pictureHash(bytes(name)))
      for (const name of ['shown', 'removed', 'unused'])
        await pictures.put(pictureHash(bytes(name)), forms(name), facts)
      const inUse = { ...noneInUse, shown: new Set([shown ?? '']), removed: new Set([removed ?? '']) }
      const there = async () =>
        await Promise.all([shown, removed, unused].map(async (hash) => (await pictures.facts(hash ?? '')) !== null))
      await pictures.sweep(inUse, Date.now() + 29 * DAY_MS)
      expect(await there()).toEqual([true, true, true])
      await pictures.sweep(inUse, Date.now() + 31 * DAY_MS)
      expect(await there()).toEqual([true, true, false])
      await pictures.sweep(noneInUse, Date.now() + 59 * DAY_MS)
      expect(await there()).toEqual([true, false, false])
      await pictures.sweep(noneInUse, Date.now() + 63 * DAY_MS)
      expect(await there()).toEqual([false, false, false])
    })

    it('[PIC-65] a sweep does not delete a renewed picture', async () => {
      const pictures = await open()
      await pictures.put(kessa, forms('kessa'), facts)
      const later = Date.now() + 90 * DAY_MS
      await pictures.renew([kessa, pictureHash(bytes('nothing')), '../..'], later)
      await pictures.sweep(noneInUse, later + DAY_MS)
      expect(await pictures.facts(kessa)).toEqual(facts)
    })

    it('[PIC-67] a sweep does not delete pictures older than the store', async () => {
      const pictures = await open()
      await pictures.put(kessa, forms('kessa'), facts)
      const since = Date.now() + DAY_MS
      await pictures.sweep({ ...noneInUse, since }, since + 90 * DAY_MS)
      expect(await pictures.facts(kessa)).toEqual(facts)
      await pictures.renew([kessa], since + DAY_MS)
      await pictures.sweep({ ...noneInUse, since }, since + 90 * DAY_MS)
      expect(await pictures.facts(kessa)).toBeNull()
    })

    it('answers a ping when pictures can be stored', async () => {
      await expect((await open()).ping()).resolves.toBeUndefined()
    })
  })
}
