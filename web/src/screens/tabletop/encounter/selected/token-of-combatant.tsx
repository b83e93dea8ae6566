import { useQueryClient } from '@tanstack/react-query'
import type { Position } from '@waybook/contract'
import { tableEncounter } from '@waybook/messages/tableEncounter'

import { applyToken } from '#api/live/apply-table.ts'
import { useEncounterWrite } from '#api/use-play-write.ts'
import { useWrite } from '#api/use-write.ts'
import { announceOutcome } from '#screens/tabletop/announcer.tsx'
import { useSceneLayout } from '#screens/tabletop/layout/scene-layout.ts'
import { newPlaces } from '#screens/tabletop/new-places.ts'
import { selectToken, useTable } from '#screens/tabletop/table-context.ts'
import { Button } from '#ui/button/button.tsx'

import type { SelectedProps } from '../selected-combatant.ts'

const MIDDLE: Position = { x: 50, y: 50 }

/** Puts a combatant on the map: with a free token of its character, or with a new token that touches no other. */
export function TokenOfCombatant({ encounter, combatant }: SelectedProps) {
  const { campaignId, sceneId, tokens, aspect, state } = useTable()
  const { grid } = useSceneLayout()
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useEncounterWrite()
  const { id: combatantId, name, characterId, tokenIds, known } = combatant
  const add = useWrite('addToken', {
    params: ({ id, position }: { readonly id: string; readonly position: Position }) => ({
      campaignId,
      sceneId,
      characterId: id,
      position,
      size: 'medium' as const,
      visible: known,
    }),
    networkMode: 'always',
  })
  if (characterId === null || tokens.some(({ id }) => tokenIds.includes(id))) return null
  const taken = new Set(encounter.combatants.flatMap((one) => one.tokenIds))
  const free = tokens.find((token) => token.characterId === characterId && !taken.has(token.id))
  const put = async () => {
    const [position = MIDDLE] = newPlaces({ tokens, aspect, grid }, { count: 1, size: 'medium', near: MIDDLE })
    const token = free ?? (await add.mutateAsync({ id: characterId, position })).token
    applyToken(queries, token)
    await mutateAsync({
      name: 'updateCombatant',
      params: { encounterId: encounter.id, combatantId, tokenId: token.id },
    })
    selectToken(state, token.id)
    return tableEncounter.isOnMap({ name })
  }
  return (
    <Button size="small" busy={isPending || add.isPending} onClick={() => void announceOutcome(put)}>
      {tableEncounter.putOnMap()}
    </Button>
  )
}
