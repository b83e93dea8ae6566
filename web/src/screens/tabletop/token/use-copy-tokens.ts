import { useQueryClient } from '@tanstack/react-query'
import type { Position, Token } from '@waybook/contract'
import { tableActions } from '@waybook/messages/tableActions'

import { applyToken } from '#api/live/apply-table.ts'
import { useWrite } from '#api/use-write.ts'

import { announceOutcome } from '../announcer.tsx'
import { useSceneLayout } from '../layout/scene-layout.ts'
import { mapView } from '../map-view.ts'
import { placesOfCopies } from '../new-places.ts'
import { selectTokens, useTable } from '../table-context.ts'

/** The last copied tokens, from this or another scene. */
let copied: readonly Token[] = []

/** Copies tokens. Duplicates go beside their originals, and pasted copies to the center of the visible map. */
export function useCopyTokens() {
  const { campaignId, sceneId, tokens, aspect, state } = useTable()
  const { grid } = useSceneLayout()
  const queries = useQueryClient()
  const { mutateAsync } = useWrite('copyTokens', {
    params: (copies: readonly { readonly tokenId: string; readonly position: Position }[]) => ({
      campaignId,
      sceneId,
      tokens: [...copies],
    }),
    networkMode: 'always',
  })
  const add = (originals: readonly Token[], by?: Position) => {
    const places = placesOfCopies({ tokens, aspect, grid }, originals, by)
    const copies = originals.map(({ id, position }, index) => ({ tokenId: id, position: places[index] ?? position }))
    if (copies.length > 0)
      void announceOutcome(async () => {
        const answer = await mutateAsync(copies)
        answer.tokens.forEach((token) => applyToken(queries, token))
        selectTokens(
          state,
          answer.tokens.map(({ id }) => id),
        )
        return tableActions.copied({ count: answer.tokens.length })
      })
  }
  return {
    duplicate: (originals: readonly Token[]) => add(originals),
    copy: (originals: readonly Token[]) => {
      copied = originals
    },
    paste: () => {
      const [first] = copied
      const middle = mapView()?.middle ?? first?.position
      if (first && middle) add(copied, { x: middle.x - first.position.x, y: middle.y - first.position.y })
    },
  }
}
