import { describe, expect, it } from 'vitest'

import { pictureHash } from './inspect-picture.ts'
import type { PictureForms, Pictures } from './pictures.ts'

const bytes = (text: string) => Buffer.from(text)
const forms = (name: string): PictureForms => ({
  small: bytes(`${name} small`),
  medium: bytes(`${name} medium`),
  large: bytes(`${name} large`),
  full: bytes(`${name} full`),
  original: bytes(name),
})
const facts = { contentType: 'image/png', width: 3, height: 2, blur: 'data:image/webp;base64,AA==' }
const kessa = pictureHash(bytes('kessa'))

/** What every place to keep pictures does. */
export function describePictures(place: string, open: () => Promise<Pictures>): void {
  describe(`pictures in ${place}`, () => {
    it('[PIC-7] answers nothing for what is not kept', async () => {
      const pictures = await open()
      expect(await pictures.facts(kessa)).toBeNull()
      expect(await pictures.get(kessa, 'medium')).toBeNull()
    })

    it('[PIC-7] keeps every form byte for byte', async () => {
      const pictures = await open()
      await pictures.put(kessa, forms('kessa'), facts)
      expect(await pictures.facts(kessa)).toEqual(facts)
      for (const form of ['small', 'medium', 'large', 'full', 'original'] as const)
        expect(Buffer.from((await pictures.get(kessa, form)) ?? [])).toEqual(forms('kessa')[form])
    })

    it('[PIC-7] keeps what is there when it is stored again, also at the same moment', async () => {
      const pictures = await open()
      await Promise.all(['kessa', 'kessa', 'kessa'].map((one) => pictures.put(kessa, forms(one), facts)))
      await pictures.put(kessa, forms('other'), { ...facts, width: 9 })
      expect(await pictures.facts(kessa)).toEqual(facts)
      expect(Buffer.from((await pictures.get(kessa, 'small')) ?? []).toString()).toBe('kessa small')
    })

    it.each(['', '..', '../../etc/passwd', 'A'.repeat(64), `${'a'.repeat(64)}/../x`])(
      '[PIC-9] %j leads to no picture',
      async (hash) => {
        const pictures = await open()
        expect(await pictures.facts(hash)).toBeNull()
        expect(await pictures.get(hash, 'original')).toBeNull()
      },
    )

    it('tells that it can keep pictures', async () => {
      await expect((await open()).ping()).resolves.toBeUndefined()
    })
  })
}
