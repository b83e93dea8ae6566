import { useNavigate } from '@tanstack/react-router'
import { isEntityId } from '@waybook/contract'

/** The table's URL may name a scene that the game master prepares, as in `?scene=scenes/toll-gate`. */
export interface TableSearch {
  readonly scene?: string
}

/** Reads the scene from the URL's search parameters, and ignores all others. */
export function readTableSearch({ scene }: Readonly<Record<string, unknown>>): TableSearch {
  return typeof scene === 'string' && isEntityId(scene) ? { scene } : {}
}

/** Returns a function that opens a scene on the table for preparation, or the active scene for `null`. Replaces the history entry. */
export function useOpenScene(campaignId: string): (sceneId: string | null) => Promise<void> {
  const navigate = useNavigate()
  return async (sceneId) =>
    await navigate({
      to: '/vtt/$adventureId',
      params: { adventureId: campaignId },
      search: sceneId === null ? {} : { scene: sceneId },
      replace: true,
    })
}
