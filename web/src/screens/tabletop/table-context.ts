import type { Token } from '@waybook/contract'
import { createContext, use } from 'react'

import type { TokenMotions } from './motion/token-motions.ts'
import type { TokenMoves } from './motion/token-moves.ts'

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
