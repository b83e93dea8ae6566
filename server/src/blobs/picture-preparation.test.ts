import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { Problem } from '@waybook/contract'
import { expect, it, vi } from 'vitest'

import { pictureHash, type MadeForms } from './blobs.ts'
import { openMemoryBlobs } from './memory-blobs.ts'
import { PicturePreparation } from './picture-preparation.ts'
import type { ImageProcessor, Resized } from './processor/image-processor.ts'
import { openUploadStaging } from './upload-staging.ts'

const facts = { contentType: 'image/png', width: 3, height: 2, blur: '' }
const bytes = Buffer.from('a form')
const made: Resized = {
  ok: true,
  forms: { small: bytes, medium: bytes, large: bytes, full: bytes } satisfies MadeForms,
}
const stays = () => new AbortController().signal
const original = (name: string) => Buffer.from(name)
const hashOf = (name: string) => pictureHash(original(name))

/** A store with waiting pictures, and a processor that resizes one when the test says so. */
async function opened(names: readonly string[], { waitMaxMs = 60_000 } = {}) {
  const blobs = openMemoryBlobs()
  for (const name of names) await blobs.putOriginal(hashOf(name), original(name), facts)
  const begun: (PromiseWithResolvers<Resized> & { readonly name: string })[] = []
  const notAsked = () => expect.unreachable('nothing is uploaded')
  const imageProcessor: ImageProcessor = {
    resize: async (file) => {
      const one = { ...Promise.withResolvers<Resized>(), name: await readFile(file, 'utf8') }
      begun.push(one)
      return await one.promise
    },
    prepare: notAsked,
    cut: notAsked,
    close: async () => {},
  }
  const uploadStaging = openUploadStaging(path.join(os.tmpdir(), `waybook-preparing-${randomUUID()}`))
  const server = () => new PicturePreparation({ blobs, uploadStaging, imageProcessor }, { waitMaxMs })
  const preparation = server()
  const hasBegun = async (count: number) => await vi.waitFor(() => expect(begun).toHaveLength(count))
  const complete = async () =>
    (await Promise.all(names.map(async (name) => await blobs.isComplete(hashOf(name))))).filter(Boolean).length
  const left = async () => (await preparation.progress()).waiting.length
  return { preparation, server, begun, hasBegun, complete, left }
}

it('[PIC-311] makes waiting pictures two at a time, and tells how many are left', async () => {
  const { preparation, begun, hasBegun, complete, left } = await opened(['a', 'b', 'c'])
  const preparing = preparation.prepareWaiting()
  await hasBegun(2)
  expect(await left()).toBe(3)
  begun[0]?.resolve(made)
  await hasBegun(3)
  expect(await left()).toBe(2)
  begun[1]?.resolve(made)
  begun[2]?.resolve(made)
  await preparing
  expect([await complete(), await left()]).toEqual([3, 0])
})

it('[PIC-312] makes the picture that a request waits for before the others', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `picture ${index}`)
  const { preparation, begun, hasBegun } = await opened(names)
  void preparation.prepareWaiting()
  await hasBegun(2)
  const wanted = names.find((name) => begun.every((one) => one.name !== name)) ?? ''
  const reading = preparation.read(hashOf(wanted), 'medium', stays())
  begun[0]?.resolve(made)
  await hasBegun(3)
  expect(begun[2]?.name).toBe(wanted)
  begun[2]?.resolve(made)
  expect(await reading).toMatchObject({ size: bytes.length })
  preparation.close()
})

it('[PIC-312] several requests for a picture share one preparation', async () => {
  const { preparation, begun, hasBegun } = await opened(['a'])
  const reading = [
    preparation.prepareWaiting(),
    ...(['small', 'small', 'full'] as const).map(async (form) => await preparation.read(hashOf('a'), form, stays())),
  ]
  await hasBegun(1)
  begun[0]?.resolve(made)
  expect(await Promise.all(reading)).toMatchObject([undefined, { size: 6 }, { size: 6 }, { size: 6 }])
  expect(begun).toHaveLength(1)
})

it('[PIC-313] waits no longer than its bound, and the picture is made all the same', async () => {
  const { preparation, begun, hasBegun } = await opened(['a'], { waitMaxMs: 1 })
  expect(await preparation.read(hashOf('a'), 'small', stays())).toBe('late')
  await hasBegun(1)
  begun[0]?.resolve(made)
  await preparation.prepareWaiting()
  expect(await preparation.read(hashOf('a'), 'small', stays())).toMatchObject({ size: 6 })
})

it('[PIC-313] stops waiting once the client has left', async () => {
  const { preparation, begun, hasBegun } = await opened(['a'])
  const left = new AbortController()
  const reading = preparation.read(hashOf('a'), 'small', left.signal)
  await hasBegun(1)
  left.abort()
  expect(await reading).toBe('late')
  begun[0]?.resolve(made)
})

it('[PIC-314] tells why a picture cannot be made, and does not try it again', async () => {
  const { preparation, begun, hasBegun } = await opened(['a'])
  const reading = preparation.read(hashOf('a'), 'small', stays())
  await hasBegun(1)
  begun[0]?.resolve({ ok: false, why: 'takes too long to read' })
  expect(await reading).toBeNull()
  expect(await preparation.read(hashOf('a'), 'small', stays())).toBeNull()
  await preparation.prepareWaiting()
  expect(await preparation.progress()).toEqual({
    waiting: [],
    failed: new Map([[hashOf('a'), 'takes too long to read']]),
  })
  expect(begun).toHaveLength(1)
})

it('[PIC-314] tries a picture three times if the processor crashes', async () => {
  const { preparation, begun, hasBegun } = await opened(['a'])
  const errors: unknown[] = []
  for (const attempt of [1, 2, 3, 4]) {
    const preparing = preparation.prepareWaiting().catch((error: unknown) => errors.push(error))
    await hasBegun(Math.min(attempt, 3))
    begun.at(-1)?.reject(new Problem('unavailable'))
    await preparing
  }
  expect(errors).toHaveLength(2)
  expect((await preparation.progress()).failed.get(hashOf('a'))).toBe('cannot be processed')
})

it('[PIC-310] servers that share a store prepare all pictures, and skip those that another has prepared', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `picture ${index}`)
  const { preparation, begun, hasBegun, complete, server } = await opened(names)
  const [one, other] = [preparation.prepareWaiting(), server().prepareWaiting()]
  await hasBegun(4)
  for (let next = 0; next < begun.length; next += 1) {
    begun[next]?.resolve(made)
    await vi.waitFor(async () => expect((await complete()) === names.length || begun.length > next + 1).toBe(true))
  }
  await Promise.all([one, other])
  expect(await complete()).toBe(names.length)
  expect(begun.length).toBeLessThan(2 * names.length)
})

it('[PIC-311] begins no picture once it is closed', async () => {
  const { preparation, begun, hasBegun, complete } = await opened(['a', 'b', 'c'])
  const preparing = preparation.prepareWaiting()
  await hasBegun(2)
  preparation.close()
  for (const one of begun) one.resolve(made)
  await preparing
  expect([begun.length, await complete()]).toEqual([2, 2])
})

it('a picture that is not stored cannot be read', async () => {
  const { preparation } = await opened([])
  expect(await preparation.read(hashOf('a'), 'small', stays())).toBeNull()
})
