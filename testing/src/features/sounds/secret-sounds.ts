import type { CampaignTransaction } from '@waybook/server/database/database.ts'
import { addSound, findSound, putSceneMusic } from '@waybook/server/features/sounds/library.ts'
import { play } from '@waybook/server/features/sounds/playing.ts'

const NAME = 'a cacophony of a sound'
const CAPTION = 'a rumpus of a caption'
const HASH = 'c0ffee'.padEnd(64, '7')

/** What no player may get: the names and files of sounds, also of one that plays, and the caption of one that plays for somebody else. */
export const soundSecrets: readonly string[] = [NAME, CAPTION, HASH]

export const soundSamples = {
  soundId: [HASH],
  playingId: ['another-playing'],
  'updateSound.name': ['Rain'],
  caption: ['It rains.'],
  volume: [40],
  use: ['music', 'sound'],
  loop: [true],
  'playSound.audience': ['everyone', ['characters/kessa-vane']],
}

/** Adds a sound, makes it the music of a scene, and plays it for everyone and for one character. */
export async function soundsInSecret(
  write: CampaignTransaction,
  { scene, character }: { readonly scene: string; readonly character: string },
): Promise<void> {
  await addSound(write, { path: `sounds/${NAME}.mp3`, hash: HASH, size: 9, sound: { type: 'audio/mpeg', seconds: 60 } })
  await putSceneMusic(write, scene, HASH)
  const sound = await findSound(write, HASH)
  if (!sound) throw new Error('The sound that was just added is not there')
  const how = { loop: true, volume: 40, sceneId: null } as const
  await play(write, sound, { ...how, use: 'music', audience: 'everyone' })
  const described = { ...sound, content: { ...sound.content, caption: CAPTION } }
  await play(write, described, { ...how, use: 'sound', audience: [character] })
}
