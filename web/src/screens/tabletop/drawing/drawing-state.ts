import type { Drawing, DrawingContent } from '@waybook/contract'
import type { DrawingColour, DrawingKind } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'
import { Store, useStore } from '#stores/store.ts'

import { useTable } from '../table-context.ts'

/** What the next drawing will be. */
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

/** What is drawn on this page and not stored yet: the one under the pointer, and those that are on their way. */
interface Drafts {
  readonly current: DrawingContent | null
  readonly sent: readonly DrawingContent[]
  /** A stored drawing that is being changed, as it is shown meanwhile. */
  readonly changing: Drawing | null
}

const drafts = new Store<Drafts>({ current: null, sent: [], changing: null })

export function useDrafts(): Drafts {
  return useStore(drafts)
}

/** Read when the pointer moves, which is more often than the page renders. */
export function currentDraft(): DrawingContent | null {
  return drafts.get().current
}

export function draftDrawing(current: DrawingContent | null): void {
  if (current !== drafts.get().current) drafts.change({ current })
}

export function addSentDraft(draft: DrawingContent): void {
  drafts.change({ current: null, sent: [...drafts.get().sent, draft] })
}

export function dropSentDraft(draft: DrawingContent): void {
  drafts.change({ sent: drafts.get().sent.filter((one) => one !== draft) })
}

export function changingDrawing(): Drawing | null {
  return drafts.get().changing
}

export function showChanging(changing: Drawing | null): void {
  drafts.change({ changing })
}

const marked = new Store<{ readonly id: string | null }>({ id: null })

/** The drawing that is chosen in the list. */
export function useMarkedDrawing(): string | null {
  return useStore(marked).id
}

export function markDrawing(id: string | null): void {
  marked.change({ id })
}

const NONE: readonly Drawing[] = []

/** What is drawn on the scene, from below to above. If the request fails, there is nothing. */
export function useDrawings(): readonly Drawing[] {
  const { campaignId, sceneId } = useTable()
  return useOperation('getDrawings', { campaignId, sceneId }).data?.drawings ?? NONE
}
