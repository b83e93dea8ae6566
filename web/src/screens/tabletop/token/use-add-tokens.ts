import { useQueryClient } from '@tanstack/react-query'
import type { Position, TokenSize } from '@waybook/contract'
import { useRef } from 'react'

import { applyToken } from '#api/live/apply-table.ts'
import { useWrite } from '#api/use-write.ts'

import { announceOutcome } from '../announcer.tsx'
import { useSceneLayout } from '../layout/scene-layout.ts'
import { mapView } from '../map-view.ts'
import { newPlaces } from '../new-places.ts'
import { selectTokens, useTable } from '../table-context.ts'

/** The tokens to add for a character. */
export interface Addition {
  readonly characterId: string
  readonly count: number
  readonly size: TokenSize
  readonly visible: boolean
}

/** Adds a character's tokens and selects them. They are as close as possible to the visible map's center, without touching others. */
export function useAddTokens(): (addition: Addition) => void {
  const { campaignId, sceneId, state } = useTable()
  const queries = useQueryClient()
  const places = usePlaces()
  const { mutateAsync } = useWrite('addTokens', {
    params: ({ characterId, size, visible, positions }: Addition & { readonly positions: readonly Position[] }) => ({
      campaignId,
      sceneId,
      characterId,
      size,
      visible,
      positions: [...positions],
    }),
    networkMode: 'always',
  })
  return (addition) =>
    void announceOutcome(async () => {
      const added = await mutateAsync({ ...addition, positions: places.of(addition) })
      places.forget()
      added.tokens.forEach((token) => applyToken(queries, token))
      selectTokens(
        state,
        added.tokens.map(({ id }) => id),
      )
      const name = added.tokens[0]?.name ?? 'Token'
      return addition.count === 1 ? `${name} added` : `${addition.count} tokens of ${name} added`
    })
}

/** The positions of new tokens. A retry after a missing answer reuses them, so the server recognizes it. */
function usePlaces() {
  const { tokens, aspect } = useTable()
  const { grid } = useSceneLayout()
  const last = useRef<{ readonly addition: string; readonly positions: readonly Position[] } | null>(null)
  return {
    of: (addition: Addition): readonly Position[] => {
      const words = JSON.stringify(addition)
      if (last.current?.addition === words) return last.current.positions
      const { middle: near = { x: 50, y: 50 } } = mapView() ?? {}
      const positions = newPlaces({ tokens, aspect, grid }, { count: addition.count, size: addition.size, near })
      last.current = { addition: words, positions }
      return positions
    },
    /** Called after a successful addition: the next addition gets new positions. */
    forget: () => {
      last.current = null
    },
  }
}
