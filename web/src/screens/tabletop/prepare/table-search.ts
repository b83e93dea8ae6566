import { useNavigate } from '@tanstack/react-router'
import { isEntityId } from '@waybook/contract'

/** The table's address may name a scene, which the game master prepares there, as in `?scene=scenes/toll-gate`. */
export interface TableSearch {
  readonly scene?: string
}

/** Reads the scene from the search parameters of the address; anything else in them is left out. */
export function readTableSearch({ scene }: Readonly<Record<string, unknown>>): TableSearch {
  return typeof scene === 'string' && isEntityId(scene) ? { scene } : {}
}

/** Leads to the table with this scene to be prepared, or with `null` to the one that players see. The page before it stays the one to go back to. */
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
