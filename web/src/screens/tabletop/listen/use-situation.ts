import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { askTitle } from '#parts/check/check-words.ts'
import { currentSlot, mayTake, turnText } from '#parts/encounter/order.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { useTrackers } from '#parts/tracker/use-trackers.ts'
import { useAskedByFold, useHitOffers } from '#screens/layout/calls/use-open-checks.ts'

import { useScale } from '../layout/scene-layout.ts'
import { useMayMove, useSelectedToken, useTable } from '../table-context.ts'
import type { Situation } from './situation-words.ts'
import { neighborsOf } from './surroundings.ts'

/** What the viewer knows of the table now. A game master hears distances from the selected token. */
export function useSituation(): Situation {
  const { sceneId, tokens, isActive } = useTable()
  const { characterId } = useMe()
  const selected = useSelectedToken()
  const scene = useOperation('getSceneDetails', { sceneId }).data?.scene.name ?? ''
  const encounter = useEncounter() ?? null
  const shown = isActive ? encounter : null
  const scale = useScale()
  const trackers = useTrackers()
  const may = usePossibilities(shown)
  const from = characterId ?? tokens.find(({ id }) => id === selected)?.characterId ?? null
  const own = shown?.combatants.find((one) => one.characterId === from && from !== null) ?? null
  return {
    scene,
    turn: shown ? turnText(shown, own?.id ?? null) : '',
    neighbors: neighborsOf({ tokens, encounter: shown, scale, characterId: from }),
    trackers,
    may,
  }
}

/** Whether everything that a listener hears about has loaded. Before, all of it would seem to appear. */
export function useIsSituationLoaded(): boolean {
  const { campaignId, sceneId } = useTable()
  const loaded = [
    useOperation('getTokens', { campaignId, sceneId }).data,
    useOperation('getTrackers', { campaignId: useMe().campaign.id }, { retry: false }).data,
    useEncounter(),
  ]
  return loaded.every((data) => data !== undefined)
}

function usePossibilities(encounter: ReturnType<typeof useEncounter>): Situation['may'] {
  const { characterId } = useMe()
  const { tokens } = useTable()
  const skills = useSkills()
  const { shown, folded } = useAskedByFold()
  const mayMove = useMayMove()
  const slot = encounter ? currentSlot(encounter) : null
  const own = encounter?.combatants.find((one) => one.kind === 'character' && one.characterId === characterId)
  const isOpen = encounter && slot && own && slot.claimedBy === null && mayTake(encounter, slot).includes(own)
  return {
    checks: [...shown, ...folded].map(({ check, part }) => askTitle(check, part, skills)),
    reduceHit: useHitOffers().length > 0,
    turn: slot && own && slot.claimedBy === own.id ? 'own' : isOpen ? 'open' : null,
    move: tokens.some((token) => mayMove(token)),
  }
}
