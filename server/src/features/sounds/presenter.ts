import path from 'node:path'

import { SOUND_NAME_MAX, type PlayingSound, type Sound, type VisibilityScope } from '@waybook/contract'

import type { SoundContent } from '#database/play-tables.ts'
import type { RecordedFile, SoundFacts } from '#database/text-tables.ts'

import { isFor } from '../handouts/presenter.ts'
import { isPlaying, type PlayingRecord } from './playing-record.ts'

const formats: Readonly<Record<SoundFacts['type'], string>> = {
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
  'audio/ogg': 'Ogg',
  'audio/flac': 'FLAC',
  'audio/wav': 'WAV',
}

/**
 * The name of a sound that nobody has named.
 * @example nameOfFile('music/tide_bell.mp3') // 'tide bell'
 */
export function nameOfFile(file: string): string {
  const { name } = path.posix.parse(file)
  return name.replaceAll('_', ' ').trim().slice(0, SOUND_NAME_MAX) || 'Sound'
}

/** For game masters only. */
export function toSound({ file, content }: { readonly file: RecordedFile; readonly content: SoundContent }): Sound {
  const { name, caption, volume, added } = content
  const { seconds, type } = file.sound ?? { seconds: 0, type: 'audio/mpeg' }
  const about = { seconds, size: file.size, format: formats[type], isAdded: added !== null }
  return { id: file.hash, name: name ?? nameOfFile(file.path), caption, volume, ...about }
}

/** Players get what their device needs to play it, and the caption. The name and the scene may tell more than they know. */
export function toPlaying(record: PlayingRecord, scope: VisibilityScope): PlayingSound {
  const { id, use, loop, volume, seconds, caption, startedAt, soundId, name, audience, sceneId } = record
  const heard = { id, use, loop, volume, seconds, caption, startedAt }
  return scope.everything ? { ...heard, soundId, name, audience, sceneId } : heard
}

/** The sounds that play for the viewer at this time. */
export function heardBy(records: readonly PlayingRecord[], scope: VisibilityScope, now: number): PlayingRecord[] {
  return records.filter((record) => isPlaying(record, now) && isFor(record.audience, scope))
}
