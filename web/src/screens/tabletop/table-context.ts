import type { Token } from '@waybook/contract'
import { createContext, use } from 'react'

import { useMe } from '../../client/me.ts'
import { Store, useStore } from '../../client/store.ts'
import type { TokenMotions } from './token/token-animator.ts'
import type { TokenMoves } from './token/token-move-queue.ts'

/** The scene that is on the table, as this page knows it. */
export interface Table {
  readonly campaignId: string
  readonly sceneId: string
  readonly tokens: readonly Token[]
  readonly motions: TokenMotions
  readonly moves: TokenMoves
}

export const TableContext = createContext<Table | null>(null)

export function useTable(): Table {
  const table = use(TableContext)
  if (!table) throw new Error('There is no table around this')
  return table
}

/** Which tokens the viewer may move: the game master all, players that of their own character where the setting allows it. */
export function useMayMove(): (token: Pick<Token, 'characterId'>) => boolean {
  const { may, characterId: own } = useMe()
  const [all, ownToo] = [may.includes('editTokens'), may.includes('moveOwnToken')]
  return ({ characterId }) => all || (ownToo && characterId === own)
}

const selected = new Store<{ readonly id: string | null }>({ id: null })

/** The id of the token that is selected on this page; it may have left the table since. */
export function useSelectedToken(): string | null {
  return useStore(selected).id
}

export function selectToken(id: string | null): void {
  if (id !== selected.get().id) selected.change({ id })
}
