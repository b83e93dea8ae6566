import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { handoutAudience } from '../records/handout.ts'
import {
  playingSound,
  sceneMusic,
  sound,
  soundCaption,
  soundId,
  soundName,
  soundUse,
  volume,
} from '../records/sound.ts'
import { campaignId, done, recordId } from './parameters.ts'

export const getSounds = defineRead({
  name: 'getSounds',
  summary: 'Lists the sound files of the campaign by name, and the music of its scenes.',
  params: z.object({ campaignId }),
  answer: z.object({ sounds: z.array(sound), sceneMusic: z.array(sceneMusic) }),
  callers: gameMaster,
})

export const updateSound = defineWrite({
  name: 'updateSound',
  summary: 'Changes the name, the caption or the usual volume of a sound.',
  params: z.object({
    campaignId,
    soundId,
    name: z.optional(soundName),
    caption: z.optional(soundCaption),
    volume: z.optional(volume),
  }),
  answer: z.object(done),
  callers: gameMaster,
})

export const removeSound = defineWrite({
  name: 'removeSound',
  summary: 'Removes an uploaded sound, and stops it. Sounds of the campaign’s folder are removed there.',
  params: z.object({ campaignId, soundId }),
  answer: z.object(done),
  callers: gameMaster,
})

export const setSceneMusic = defineWrite({
  name: 'setSceneMusic',
  summary: 'Chooses the music of a scene, which plays while the scene is on the table. `null`: it has none.',
  params: z.object({ campaignId, sceneId: entityId, soundId: z.nullable(soundId) }),
  answer: z.object(done),
  callers: gameMaster,
})

export const getPlayingSounds = defineRead({
  name: 'getPlayingSounds',
  summary: 'Lists the music and sounds that play for the caller now.',
  params: z.object({ campaignId }),
  answer: z.object({ playing: z.array(playingSound) }),
  callers: signedIn,
})

export const playSound = defineWrite({
  name: 'playSound',
  summary: 'Plays a sound as music, which replaces the current music, or over it.',
  params: z.object({
    campaignId,
    soundId,
    use: soundUse,
    /** Default: music loops, a sound plays once. */
    loop: z.optional(z.boolean()),
    /** Default: the usual volume of the sound. */
    volume: z.optional(volume),
    /** Default: everyone. */
    audience: z.optional(handoutAudience),
  }),
  answer: z.object({ ...done, playing: playingSound }),
  callers: gameMaster,
})

export const changePlayingSound = defineWrite({
  name: 'changePlayingSound',
  summary: 'Changes the volume of a sound that plays.',
  params: z.object({ campaignId, playingId: recordId, volume }),
  answer: z.object(done),
  callers: gameMaster,
})

export const stopSounds = defineWrite({
  name: 'stopSounds',
  summary: 'Stops one sound, or all music and sounds.',
  params: z.object({ campaignId, playingId: z.optional(recordId) }),
  /** `stopped`: how many were playing. */
  answer: z.object({ ...done, stopped: z.int() }),
  callers: gameMaster,
})
