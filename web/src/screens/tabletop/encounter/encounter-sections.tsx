import { useMe } from '#api/session.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { useNarrow } from '#ui/page/use-narrow.ts'
import { Spinner } from '#ui/state/spinner.tsx'

import { usePanelOpen } from '../panel/panel-open.ts'
import { StartButton } from './start/start-button.tsx'

const GameMasterSections = lazyPart(async () => (await import('./game-master-sections.tsx')).GameMasterSections, {
  inAdvance: false,
  loading: <Spinner />,
})
const PlayerSections = lazyPart(async () => (await import('./player/player-sections.tsx')).PlayerSections, {
  inAdvance: false,
})

/** The panel's sections about the encounter. Without one, only the game master's button that starts it. */
export function EncounterSections() {
  const isGameMaster = useMe().role === 'gameMaster'
  const encounter = useEncounter()
  if (encounter === undefined) return null
  if (isGameMaster && !encounter) return <StartButton />
  if (isGameMaster) return <GameMasterSections />
  return encounter ? <PlayerSections /> : null
}

const PlayerTurn = lazyPart(async () => (await import('./player/player-bar.tsx')).PlayerTurn, { inAdvance: false })
const PlayerState = lazyPart(async () => (await import('./player/player-bar.tsx')).PlayerState, { inAdvance: false })
const GameMasterTarget = lazyPart(async () => (await import('./target-bar.tsx')).GameMasterTarget, { inAdvance: false })

/** The current turn, at the upper edge of a player's map. */
export function EncounterTurn() {
  const isGameMaster = useMe().role === 'gameMaster'
  return useEncounter() && !isGameMaster ? <PlayerTurn /> : null
}

/** The target of an attack, at the lower edge of the map. Players also see their own state. */
export function EncounterState() {
  const isGameMaster = useMe().role === 'gameMaster'
  const [isPanelOpen] = usePanelOpen()
  const isPhone = useNarrow()
  if (!useEncounter()) return null
  if (!isGameMaster) return <PlayerState />
  // Elsewhere the open panel shows the selected combatant.
  return isPhone || !isPanelOpen ? <GameMasterTarget /> : null
}
