import { createHash } from 'node:crypto'

import { Problem, SOUND_MAX_BYTES, SOUNDS_ADDED_MAX, type Sound } from '@waybook/contract'

import type { Blobs } from '#blobs/blobs.ts'
import { readSound } from '#blobs/sound/sound-format.ts'
import type { KeptFile } from '#campaign-folder/authored-campaign.ts'
import { playProblems } from '#sentences/problems.ts'

import { expectDiskSpace, type RoomServices } from '../pictures/expect-room.ts'
import type { StoreContext } from '../request-context.ts'
import { addSound } from './library.ts'
import { logSound } from './playing.ts'
import { nameOfFile } from './presenter.ts'
import { readAddedSounds } from './sound-contents.ts'

const MB = 1024 ** 2

/** Throws a Problem if an upload would be refused anyway, before it is received. */
export async function expectSound(
  services: Pick<RoomServices, 'diskSpace' | 'addedPicturesMaxBytes'>,
  { viewer, records }: StoreContext,
): Promise<void> {
  if (viewer.role !== 'gameMaster') throw new Problem('not-allowed')
  await expectDiskSpace(services, SOUND_MAX_BYTES)
  const added = await readAddedSounds(records)
  if (added.length >= SOUNDS_ADDED_MAX)
    throw new Problem('conflict', playProblems.tooManySounds({ most: SOUNDS_ADDED_MAX }))
  if (added.reduce((sum, { size }) => sum + size, 0) > services.addedPicturesMaxBytes)
    throw new Problem('disk-full', playProblems.soundSpaceUsed())
}

export function soundTooLarge(): Problem {
  return new Problem('too-large', playProblems.soundTooLarge({ most: SOUND_MAX_BYTES / MB }))
}

/** Receives a sound, checks its bytes, and stores it. Uploading the same file again changes nothing. */
export async function uploadSound(
  { blobs }: { readonly blobs: Blobs },
  { viewer, records }: StoreContext,
  { fileName, coming }: { readonly fileName: string; readonly coming: AsyncIterable<Uint8Array> },
): Promise<Sound> {
  const bytes = await received(coming)
  const facts = readSound(bytes)
  if (!facts) throw new Problem('bad-params', playProblems.notASound())
  const hash = createHash('sha256').update(bytes).digest('hex')
  await blobs.putFile(hash, bytes)
  return await records.transaction({ actor: viewer.userId }, async (tx) => {
    const path = freePath(fileName, endings[facts.type], await readAddedSounds(tx))
    const sound = await addSound(tx, { path, hash, size: bytes.length, sound: facts })
    logSound(tx, { did: 'changed', name: sound.name, audiences: [] })
    return sound
  })
}

async function received(coming: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of coming) {
    size += chunk.length
    if (size > SOUND_MAX_BYTES) throw soundTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const endings = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
  'audio/wav': 'wav',
} as const

/**
 * The path in an export. It is portable to every system, and no other uploaded sound has it.
 * @example freePath('C:\\Rain!.MP3', 'mp3', []) // 'sounds/Rain.mp3'
 */
export function freePath(fileName: string, ending: string, taken: readonly Pick<KeptFile, 'path'>[]): string {
  const plain = nameOfFile(fileName.replaceAll('\\', '/'))
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} -]+/gu, '')
    .trim()
  const name = plain || 'sound'
  const used = new Set(taken.map(({ path }) => path.toLowerCase()))
  for (let number = 1; ; number += 1) {
    const path = `sounds/${name}${number === 1 ? '' : ` ${number}`}.${ending}`
    if (!used.has(path.toLowerCase())) return path
  }
}
