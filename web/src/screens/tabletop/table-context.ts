import type { Token } from '@waybook/contract'
import { createContext, use } from 'react'

import { useMe } from '#api/session.ts'
import { Store, useStore } from '#stores/store.ts'

import type { TokenAnimator } from './token/token-animator.ts'
import type { TokenMoveQueue } from './token/token-move-queue.ts'

/** The state of the scene on this page: the active one, or one that the game master prepares. */
export interface Table {
  readonly campaignId: string
  readonly sceneId: string
  /** Whether it is the scene that everybody sees. */
  readonly isActive: boolean
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

const selected = new Store<{ readonly id: string | null }>({ id: null })

/** The id of the token that is selected on this page; it may have been removed from the scene since. */
export function useSelectedToken(): string | null {
  return useStore(selected).id
}

export function selectToken(id: string | null): void {
  if (id !== selected.get().id) selected.change({ id })
}
