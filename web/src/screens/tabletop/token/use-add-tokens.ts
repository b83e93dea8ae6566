import { useQueryClient } from '@tanstack/react-query'
import type { Position, TokenSize } from '@waybook/contract'
import { tableActions } from '@waybook/messages/tableActions'
import { useRef } from 'react'

import { applyToken } from '#api/live/apply-table.ts'
import { useWrite } from '#api/use-write.ts'

import { announceOutcome } from '../announcer.tsx'
import { useSceneLayout } from '../layout/scene-layout.ts'
import { mapView } from '../map-view.ts'
import { newPlaces } from '../new-places.ts'
import { selectTokens, useTable } from '../table-context.ts'

/** The tokens to add. */
export interface Addition {
  /** Each character with the number of its tokens. */
  readonly characters: readonly { readonly characterId: string; readonly count: number }[]
  readonly size: TokenSize
  readonly visible: boolean
  /** The place in percent of the scene. Default: the center of the visible map. */
  readonly near?: Position
}

interface PlacedToken {
  readonly characterId: string
  readonly position: Position
}

/** Adds tokens and selects them. They stand side by side, as close as possible to the place, without touching others. */
export function useAddTokens(): (addition: Addition) => Promise<boolean> {
  const { campaignId, sceneId, state } = useTable()
  const queries = useQueryClient()
  const places = usePlaces()
  const { mutateAsync } = useWrite('placeTokens', {
    params: ({ size, visible, tokens }: Addition & { readonly tokens: readonly PlacedToken[] }) => ({
      campaignId,
      sceneId,
      size,
      visible,
      tokens: [...tokens],
    }),
    networkMode: 'always',
  })
  return async (addition) => {
    let isAdded = false
    await announceOutcome(async () => {
      const added = await mutateAsync({ ...addition, tokens: places.of(addition) })
      isAdded = true
      places.forget()
      added.tokens.forEach((token) => applyToken(queries, token))
      selectTokens(
        state,
        added.tokens.map(({ id }) => id),
      )
      const names = new Set(added.tokens.map(({ name }) => name))
      const [name = tableActions.token()] = names
      if (added.tokens.length === 1) return tableActions.added({ name })
      const { length: count } = added.tokens
      return names.size === 1 ? tableActions.copiesAdded({ count, name }) : tableActions.severalAdded({ count })
    })
    return isAdded
  }
}

/** The places of new tokens. A retry after a missing answer reuses them, so the server recognizes it. */
function usePlaces() {
  const { tokens, aspect } = useTable()
  const { grid } = useSceneLayout()
  const last = useRef<{ readonly addition: string; readonly placed: readonly PlacedToken[] } | null>(null)
  return {
    of: (addition: Addition): readonly PlacedToken[] => {
      const words = JSON.stringify(addition)
      if (last.current?.addition === words) return last.current.placed
      const { characters, size, near = mapView()?.middle ?? { x: 50, y: 50 } } = addition
      const ids = characters.flatMap(({ characterId, count }) => Array.from({ length: count }, () => characterId))
      const positions = newPlaces({ tokens, aspect, grid }, { count: ids.length, size, near })
      const placed = ids.map((characterId, index) => ({ characterId, position: positions[index] ?? near }))
      last.current = { addition: words, placed }
      return placed
    },
    /** Called after a successful addition: the next addition gets new places. */
    forget: () => {
      last.current = null
    },
  }
}
