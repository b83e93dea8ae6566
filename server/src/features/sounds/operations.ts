import { everything, Problem } from '@waybook/contract'

import { playProblems } from '#sentences/problems.ts'

import { readCards } from '../entities/cards.ts'
import { charactersAmong } from '../entities/characters-among.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { sceneOnTable } from '../table/queries.ts'
import {
  findSound,
  nameOf,
  putSceneMusic,
  putSound,
  readSceneMusic,
  readSounds,
  removeAddedSound,
  type SoundRecord,
} from './library.ts'
import { logSound, play, playMusicOfScene, readPlaying, setVolume, stop } from './playing.ts'
import { heardBy, toPlaying, toSound } from './presenter.ts'

/** `now`: the time in milliseconds since 1970. */
export const soundOperations = (now: () => number) =>
  ({
    getSounds: async ({ records }) => ({
      sounds: (await readSounds(records)).map(toSound),
      sceneMusic: await readSceneMusic(records),
    }),

    updateSound: async (context, { soundId, name, caption, volume }) => {
      const { content } = await soundOf(context, soundId)
      const changed = {
        ...content,
        name: name ?? content.name,
        caption: caption ?? content.caption,
        volume: volume ?? content.volume,
      }
      await putSound(context.records, soundId, changed)
      logSound(context.records, { did: 'changed', name: changed.name, audiences: [] })
    },

    removeSound: async (context, { soundId }) => {
      const sound = await soundOf(context, soundId)
      if (!sound.content.added) throw new Problem('conflict', playProblems.soundInFolder({ name: nameOf(sound) }))
      const playing = await readPlaying(context.records)
      await stop(
        context.records,
        playing.filter((one) => one.soundId === soundId),
      )
      await removeAddedSound(context.records, soundId)
      logSound(context.records, { did: 'changed', name: nameOf(sound), audiences: [] })
    },

    setSceneMusic: async (context, { sceneId, soundId }) => {
      const { records } = context
      const [scene] = await readCards(records, [sceneId], everything)
      if (scene?.type !== 'scene') throw new Problem('not-found', `Scene "${sceneId}" not found`)
      const sound = soundId === null ? null : await soundOf(context, soundId)
      await putSceneMusic(records, sceneId, soundId)
      logSound(records, { did: 'changed', name: sound && nameOf(sound), audiences: [] })
      if ((await sceneOnTable(records)) === sceneId) await playMusicOfScene(records, sceneId)
    },

    getPlayingSounds: async ({ records, scope }) => ({
      playing: heardBy(await readPlaying(records), scope, now()).map((one) => toPlaying(one, scope)),
    }),

    playSound: async (context, { soundId, use, loop = use === 'music', volume, audience = 'everyone' }) => {
      const sound = await soundOf(context, soundId)
      const record = await play(context.records, sound, {
        use,
        loop,
        volume: volume ?? sound.content.volume,
        audience: audience === 'everyone' ? audience : await charactersAmong(context, audience),
        sceneId: null,
      })
      return { playing: toPlaying(record, context.scope) }
    },

    changePlayingSound: async ({ records, scope }, { playingId, volume }) => {
      const found = heardBy(await readPlaying(records), scope, records.at).find(({ id }) => id === playingId)
      if (!found) throw new Problem('not-found', playProblems.soundNoLongerPlays())
      await setVolume(records, found, volume)
    },

    stopSounds: async ({ records, scope }, { playingId }) => {
      const playing = heardBy(await readPlaying(records), scope, records.at)
      const stopped = playing.filter(({ id }) => playingId === undefined || id === playingId)
      await stop(records, stopped)
      return { stopped: stopped.length }
    },
  }) satisfies Partial<OperationHandlers>

async function soundOf({ records }: RequestContext, soundId: string): Promise<SoundRecord> {
  const sound = await findSound(records, soundId)
  if (!sound) throw new Problem('not-found', playProblems.soundNoLongerExists())
  return sound
}
