import type { SoundFacts } from '#database/text-tables.ts'

import { readFlac } from './flac.ts'
import { readMp3 } from './mp3.ts'
import { readMp4 } from './mp4.ts'
import { readOgg } from './ogg.ts'
import { readWave } from './wave.ts'

/** A longer sound is no music for a table, and its time might be a lie of the file. */
const SECONDS_MAX = 4 * 3600

const readers: readonly ((bytes: Buffer) => SoundFacts | null)[] = [readWave, readFlac, readOgg, readMp4, readMp3]

/** Reads the type and length of a sound from its bytes, whatever its name says. `null`: this is no sound that Waybook plays. */
export function readSound(bytes: Uint8Array): SoundFacts | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const read of readers) {
    const facts = read(buffer)
    if (facts) return facts.seconds > 0 && facts.seconds <= SECONDS_MAX ? facts : null
  }
  return null
}
