import type { SceneMap, Token } from '@waybook/contract'
import { createContext, use, useSyncExternalStore } from 'react'

import { useMe } from '#api/session.ts'
import type { Viewport } from '#parts/map/viewport.ts'

import type { TableState, TableStore } from './table-state.ts'
import type { TokenAnimator } from './token/token-animator.ts'
import type { TokenMoveQueue } from './token/token-move-queue.ts'

/** The scene on this page: the active scene, or one that the game master prepares. */
export interface Table {
  readonly campaignId: string
  readonly sceneId: string
  /** Whether it is the scene that everyone sees. */
  readonly isActive: boolean
  /** The scene's picture in tiles; `null` without a picture. */
  readonly map: SceneMap | null
  /** The ground's width divided by its height. */
  readonly aspect: number
  readonly viewport: Viewport
  readonly state: TableStore
  readonly tokens: readonly Token[]
  readonly animator: TokenAnimator
  readonly moveQueue: TokenMoveQueue
}

export const TableContext = createContext<Table | null>(null)

export function useTable(): Table {
  const table = use(TableContext)
  if (!table) throw new Error('useTable needs a TableContext above it')
  return table
}

/**
 * Returns a function that checks whether the viewer may move a token. Game masters may move all tokens. Players may move their own
 * character's tokens if the setting allows it.
 */
export function useMayMove(): (token: Pick<Token, 'characterId'>) => boolean {
  const { may, characterId: own } = useMe()
  const [all, ownToo] = [may.includes('editTokens'), may.includes('moveOwnToken')]
  return ({ characterId }) => all || (ownToo && characterId === own)
}

/** Returns a function that checks whether the viewer has a menu for a token: game masters for all, players for their own character's. */
export function useHasMenu(): (token: Pick<Token, 'characterId'>) => boolean {
  const { may, characterId: own } = useMe()
  const all = may.includes('editTokens')
  return ({ characterId }) => all || characterId === own
}

/** A part of this table's state. `select` must return an identical value while that part doesn't change. */
export function useTableState<Value>(select: (state: TableState) => Value): Value {
  const { state } = useTable()
  return useSyncExternalStore(state.subscribe, () => select(state.get()))
}

/** The ids of the selected tokens. Some may no longer be on the scene. */
export function useSelection(): readonly string[] {
  return useTableState(({ selectedIds }) => selectedIds)
}

/** The id of the only selected token; `null` if none or several are selected. */
export function useSelectedToken(): string | null {
  return useTableState(selectedTokenOf)
}

export function selectedTokenOf({ selectedIds: [id, ...others] }: TableState): string | null {
  return id === undefined || others.length > 0 ? null : id
}

export function selectToken(state: TableStore, id: string | null): void {
  selectTokens(state, id === null ? [] : [id])
}

export function selectTokens(state: TableStore, ids: readonly string[]): void {
  const before = state.get().selectedIds
  if (ids.length !== before.length || ids.some((id, index) => id !== before[index])) state.change({ selectedIds: ids })
}

/** Adds a token to the selection, or removes it. */
export function toggleToken(state: TableStore, id: string): void {
  const { selectedIds } = state.get()
  state.change({
    selectedIds: selectedIds.includes(id) ? selectedIds.filter((one) => one !== id) : [...selectedIds, id],
  })
}
