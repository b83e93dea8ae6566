import { useQueryClient } from '@tanstack/react-query'
import type { HandoutAudience, SoundUse } from '@waybook/contract'

import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'

/** Fetches the sounds again, because the live message may come later. */
function useRefetch(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(['getPlayingSounds', 'getSounds'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
  }
}

interface PlayRequest {
  readonly soundId: string
  readonly use: SoundUse
  readonly audience: HandoutAudience
}

export function usePlaySound() {
  const campaignId = useMe().campaign.id
  const onSuccess = useRefetch()
  return useWrite('playSound', { params: (request: PlayRequest) => ({ campaignId, ...request }), onSuccess })
}

/** Stops one sound, or all: `null`. */
export function useStopSounds() {
  const campaignId = useMe().campaign.id
  const onSuccess = useRefetch()
  return useWrite('stopSounds', {
    params: (playingId: string | null) => ({ campaignId, ...(playingId !== null && { playingId }) }),
    onSuccess,
  })
}

export function useSceneMusic() {
  const campaignId = useMe().campaign.id
  const onSuccess = useRefetch()
  return useWrite('setSceneMusic', {
    params: (wanted: { readonly sceneId: string; readonly soundId: string | null }) => ({ campaignId, ...wanted }),
    onSuccess,
  })
}

/** Changes the volume of a sound that plays. Only the last of many quick changes counts. */
export function usePlayingVolume(playingId: string) {
  const campaignId = useMe().campaign.id
  const onSuccess = useRefetch()
  return useWrite('changePlayingSound', {
    scope: { id: `volume of ${playingId}` },
    params: (volume: number) => ({ campaignId, playingId, volume }),
    onSuccess,
  })
}

export function useUpdateSound(onSuccess: () => void) {
  const campaignId = useMe().campaign.id
  const refetch = useRefetch()
  return useWrite('updateSound', {
    params: (wanted: {
      readonly soundId: string
      readonly name: string
      readonly caption: string
      readonly volume: number
    }) => ({
      campaignId,
      ...wanted,
    }),
    onSuccess: async () => {
      await refetch()
      onSuccess()
    },
  })
}

export function useRemoveSound(onSuccess: () => void) {
  const campaignId = useMe().campaign.id
  const refetch = useRefetch()
  return useWrite('removeSound', {
    params: (soundId: string) => ({ campaignId, soundId }),
    onSuccess: async () => {
      await refetch()
      onSuccess()
    },
  })
}
