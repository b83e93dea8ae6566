import type { SceneMap, Token } from '@waybook/contract'
import { createContext, use } from 'react'

import { useMe } from '#api/session.ts'
import type { Viewport } from '#parts/map/viewport.ts'
import { Store, useStore } from '#stores/store.ts'

import type { TokenAnimator } from './token/token-animator.ts'
import type { TokenMoveQueue } from './token/token-move-queue.ts'

/** The state of the scene on this page: the active one, or one that the game master prepares. */
export interface Table {
  readonly campaignId: string
  readonly sceneId: string
  /** Whether it is the scene that everybody sees. */
  readonly isActive: boolean
  /** Its picture in tiles; `null` if it has none. */
  readonly map: SceneMap | null
  /** Width by height of what the tokens stand on. */
  readonly aspect: number
  readonly viewport: Viewport
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
 * Returns a function that checks whether the viewer may move a token. Game masters may move all tokens, players that of
 * their own character if the setting allows it.
 */
export function useMayMove(): (token: Pick<Token, 'characterId'>) => boolean {
  const { may, characterId: own } = useMe()
  const [all, ownToo] = [may.includes('editTokens'), may.includes('moveOwnToken')]
  return ({ characterId }) => all || (ownToo && characterId === own)
}

/** Returns a function that checks whether the viewer has a menu for a token: game masters for all, players for that of their own character. */
export function useHasMenu(): (token: Pick<Token, 'characterId'>) => boolean {
  const { may, characterId: own } = useMe()
  const all = may.includes('editTokens')
  return ({ characterId }) => all || characterId === own
}

interface Selection {
  readonly ids: readonly string[]
  /** Whether a press adds to the selection, as with Shift, and on the ground draws a box. */
  readonly several: boolean
}

const selection = new Store<Selection>({ ids: [], several: false })

/** The ids of the tokens that are selected on this page; they may have been removed from the scene since. */
export function useSelection(): readonly string[] {
  return useStore(selection).ids
}

/** The id of the one token that is selected; `null` if there is none, or several are. */
export function useSelectedToken(): string | null {
  const [id = null, ...others] = useSelection()
  return others.length === 0 ? id : null
}

/** Whether presses select several tokens one after another. */
export function useSelectsSeveral(): boolean {
  return useStore(selection).several
}

/** The selection at this moment, for what is not drawn by React. */
export const currentSelection = selection.get

export function selectToken(id: string | null): void {
  selectTokens(id === null ? [] : [id])
}

export function selectTokens(ids: readonly string[]): void {
  const before = selection.get().ids
  if (ids.length !== before.length || ids.some((id, index) => id !== before[index])) selection.change({ ids })
}

/** Adds a token to the selection, or takes it out. */
export function toggleToken(id: string): void {
  const { ids } = selection.get()
  selection.change({ ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] })
}

export function selectSeveral(several: boolean): void {
  selection.change({ several })
}
