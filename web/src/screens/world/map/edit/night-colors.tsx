import { useQueryClient } from '@tanstack/react-query'
import type { EntityMap } from '@waybook/contract'
import { worldMap } from '@waybook/messages/worldMap'

import { useWrite } from '#api/use-write.ts'
import { showNotice } from '#stores/notice.ts'

import { mapChip } from '../map-tools.tsx'

/** Sets whether a map keeps its colors in the dark scheme. Drawn paper maps are made dark; painted ones look better as they are. */
export function NightColors({ map: { entity, keepsColors } }: { readonly map: EntityMap }) {
  const queries = useQueryClient()
  const { mutate, isPending } = useWrite('setMapColors', {
    params: (keep: boolean) => ({ mapId: entity.id, keep }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['getMap', { id: entity.id }] }),
    onError: ({ message }) => showNotice({ text: worldMap.notSaved({ reason: message }) }),
  })
  return (
    <button
      type="button"
      aria-pressed={keepsColors}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) mutate(!keepsColors)
      }}
      className={mapChip}
    >
      {worldMap.keepColors()}
    </button>
  )
}
