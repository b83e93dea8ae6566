import type { Picture, Roll } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { rollerOf } from '#parts/dice-result/roll-words.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { Face } from '#ui/picture/face.tsx'

/** The portrait of the character who rolled, from the encounter or a token. A display may request no other picture of them. */
export function RollPortrait({ roll }: { readonly roll: Roll }) {
  const { campaign } = useMe()
  const sceneId = useOperation('getActiveScene', { campaignId: campaign.id }).data?.sceneId
  const combatants = useEncounter()?.combatants ?? []
  const inEncounter = combatants.find(({ characterId }) => characterId === roll.characterId)
  if (roll.characterId === null) return null
  if (inEncounter) return <Portrait roll={roll} picture={inEncounter.picture} />
  return sceneId ? <PortraitOfToken roll={roll} sceneId={sceneId} /> : null
}

function PortraitOfToken({ roll, sceneId }: { readonly roll: Roll; readonly sceneId: string }) {
  const { campaign } = useMe()
  const { data } = useOperation('getTokens', { campaignId: campaign.id, sceneId })
  const token = data?.tokens.find(({ characterId }) => characterId === roll.characterId)
  return token ? <Portrait roll={roll} picture={token.picture} /> : null
}

function Portrait({ roll, picture }: { readonly roll: Roll; readonly picture: Picture | null }) {
  return (
    <span
      aria-hidden="true"
      className="block size-24 shrink-0 overflow-hidden rounded-round bg-portrait text-[1.7rem] text-night-ink"
    >
      <Face name={rollerOf(roll)} picture={picture} />
    </span>
  )
}
