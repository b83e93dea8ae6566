import { describe, expect, it } from 'vitest'

import { type PictureForms, type Blobs, pictureHash } from './blobs.ts'

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
const noneInUse = { shown: new Set<string>(), removed: new Set<string>(), since: 0 }
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
      const inUse = { shown: new Set([shown ?? '']), removed: new Set([removed ?? '']), since: 0 }
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
