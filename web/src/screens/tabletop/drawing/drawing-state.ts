import type { Drawing, DrawingContent } from '@waybook/contract'
import type { DrawingColour, DrawingKind } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'
import { Store, useStore } from '#stores/store.ts'

import { useTable } from '../table-context.ts'

/** The options of the next drawing. They also apply to other scenes. */
export interface DrawingChoice {
  readonly kind: DrawingKind
  readonly colour: DrawingColour
  readonly audience: DrawingContent['audience']
  /** The text of the next drawing of kind `text`. */
  readonly text: string
}

const choice = new Store<DrawingChoice>({ kind: 'freehand', colour: 'yellow', audience: 'everyone', text: '' })

export function useDrawingChoice(): DrawingChoice {
  return useStore(choice)
}

export function chooseDrawing(changed: Partial<DrawingChoice>): void {
  choice.change(changed)
}

/** The scope of a scene's drawing writes. They reach the server in the order of the page's changes. */
export const drawingsOf = (sceneId: string) => ({ id: `drawings ${sceneId}` })

const NONE: readonly Drawing[] = []

/** The scene's drawings, from bottom to top. Empty if the request fails. */
export function useDrawings(): readonly Drawing[] {
  const { campaignId, sceneId } = useTable()
  return useOperation('getDrawings', { campaignId, sceneId }).data?.drawings ?? NONE
}
