import type { Drawing, DrawingContent } from '@waybook/contract'
import type { DrawingColour, DrawingKind } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'
import { Store, useStore } from '#stores/store.ts'

import { useTable } from '../table-context.ts'

/** What the next drawing will be. It stays as it was chosen, on other scenes too. */
export interface DrawingChoice {
  readonly kind: DrawingKind
  readonly colour: DrawingColour
  readonly audience: DrawingContent['audience']
  /** Of a text that is yet to be placed. */
  readonly text: string
}

const choice = new Store<DrawingChoice>({ kind: 'freehand', colour: 'yellow', audience: 'everyone', text: '' })

export function useDrawingChoice(): DrawingChoice {
  return useStore(choice)
}

export function chooseDrawing(changed: Partial<DrawingChoice>): void {
  choice.change(changed)
}

/** Writes with this scope reach the server in the order in which the page made them. */
export const drawingsOf = (sceneId: string) => ({ id: `drawings ${sceneId}` })

const NONE: readonly Drawing[] = []

/** What is drawn on the scene, from below to above. If the request fails, there is nothing. */
export function useDrawings(): readonly Drawing[] {
  const { campaignId, sceneId } = useTable()
  return useOperation('getDrawings', { campaignId, sceneId }).data?.drawings ?? NONE
}
