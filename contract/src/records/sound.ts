import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { handoutAudience } from './handout.ts'

/** Music fades into the next music. A sound plays over the music. */
const soundUses = ['music', 'sound'] as const
export type SoundUse = (typeof soundUses)[number]

/** The maximum size of a sound's file. A good hour of music as MP3 is smaller. */
export const SOUND_MAX_BYTES = 30 * 1024 * 1024
/** How many sounds a game master may upload, beside those of the folder. */
export const SOUNDS_ADDED_MAX = 300
/** How many sounds may play over the music. */
export const SOUNDS_PLAYING_MAX = 6
export const SOUND_NAME_MAX = 80
export const SOUND_CAPTION_MAX = 120
export const VOLUME_MAX = 100
/** How long music takes to fade in and out. */
export const MUSIC_FADE_MS = 2500

/** The SHA-256 of the file. */
export const soundId = z.string().check(z.regex(/^[\da-f]{64}$/))
export const soundName = z.string().check(z.trim(), z.minLength(1), z.maxLength(SOUND_NAME_MAX))
/** What players read while it plays, for those who don't hear it. May be empty. */
export const soundCaption = z.string().check(z.trim(), z.maxLength(SOUND_CAPTION_MAX))
export const soundUse = z.enum(soundUses)
/** In percent. */
export const volume = z.int().check(z.minimum(0), z.maximum(VOLUME_MAX))

/** A sound file of the campaign. Only game masters get it. */
export const sound = z.object({
  id: soundId,
  name: soundName,
  caption: soundCaption,
  volume,
  seconds: z.number(),
  /** In bytes. */
  size: z.number(),
  /** `MP3`, `M4A`, `Ogg`, `FLAC` or `WAV`. */
  format: z.string(),
  /** Whether it was uploaded. Otherwise it is in the campaign's folder. */
  isAdded: z.boolean(),
})
export type Sound = z.infer<typeof sound>

/** A sound that plays now, presented for one viewer. */
export const playingSound = z.object({
  /** A new id each time that a sound starts. Its address works only while it plays. */
  id: z.string(),
  use: soundUse,
  loop: z.boolean(),
  volume,
  seconds: z.number(),
  caption: z.string(),
  /** Milliseconds since 1970, on the server's clock. */
  startedAt: z.number(),
  /** The following are for game masters only. */
  soundId: z.optional(soundId),
  name: z.optional(z.string()),
  audience: z.optional(handoutAudience),
  /** The scene whose music it is; `null` if somebody started it. */
  sceneId: z.optional(z.nullable(entityId)),
})
export type PlayingSound = z.infer<typeof playingSound>

/** The music of a scene, which plays while the scene is on the table. */
export const sceneMusic = z.object({ sceneId: entityId, soundId })
export type SceneMusic = z.infer<typeof sceneMusic>
