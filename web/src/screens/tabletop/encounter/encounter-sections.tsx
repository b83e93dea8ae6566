import { useMe } from '#api/session.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { StartButton } from './start/start-button.tsx'

const GameMasterSections = lazyPart(async () => (await import('./game-master-sections.tsx')).GameMasterSections, {
  inAdvance: false,
  loading: <Spinner />,
})
const PlayerSections = lazyPart(async () => (await import('./player/player-sections.tsx')).PlayerSections, {
  inAdvance: false,
})

/** What the panel says of the encounter. Without one there is only the button that starts it, for the game master. */
export function EncounterSections() {
  const isGameMaster = useMe().role === 'gameMaster'
  const encounter = useEncounter()
  if (encounter === undefined) return null
  if (isGameMaster && !encounter) return <StartButton />
  if (isGameMaster) return <GameMasterSections />
  return encounter ? <PlayerSections /> : null
}

/** Whether the panel is that of a game master during an encounter, in which there is no room at its lower edge. */
export function useRunsEncounter(): boolean {
  const isGameMaster = useMe().role === 'gameMaster'
  return Boolean(useEncounter()) && isGameMaster
}

const PlayerTurn = lazyPart(async () => (await import('./player/player-bar.tsx')).PlayerTurn, { inAdvance: false })
const PlayerState = lazyPart(async () => (await import('./player/player-bar.tsx')).PlayerState, { inAdvance: false })
const GameMasterTarget = lazyPart(async () => (await import('./target-bar.tsx')).GameMasterTarget, { inAdvance: false })

/** At the upper edge of the map, for players: whose turn it is. */
export function EncounterTurn() {
  const isGameMaster = useMe().role === 'gameMaster'
  return useEncounter() && !isGameMaster ? <PlayerTurn /> : null
}

/** At the lower edge of the map: whom an attack would be aimed at; for players also their own state. */
export function EncounterState() {
  const isGameMaster = useMe().role === 'gameMaster'
  if (!useEncounter()) return null
  return isGameMaster ? <GameMasterTarget /> : <PlayerState />
}
