import type { Scene } from '@waybook/contract'
import { tablePanel } from '@waybook/messages/tablePanel'

import { lazyPart } from '#recovery/lazy-part.tsx'
import { openPause } from '#stores/pause.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/page/panel.tsx'
import { RichText } from '#ui/text/rich-text.tsx'

import { DrawingsInPanel } from '../drawing/drawings-in-panel.tsx'
import { EncounterSections } from '../encounter/encounter-sections.tsx'
import { selectedTokenOf, useTable } from '../table-context.ts'
import { focusToken } from '../token/token-figure.tsx'
import { HandoutSection } from './handout-section.tsx'
import { SelectedToken } from './selected-token.tsx'
import { TablePanel } from './table-panel.tsx'
import { TokensSection } from './tokens-section.tsx'

const TrackersSection = lazyPart(async () => (await import('../tracker/trackers-section.tsx')).TrackersSection, {
  inAdvance: false,
})
const DoorsSection = lazyPart(async () => (await import('../doors/doors-section.tsx')).DoorsSection, {
  inAdvance: false,
})
const TablesSection = lazyPart(async () => (await import('../random-table/tables-section.tsx')).TablesSection, {
  inAdvance: false,
})
const PlayerSounds = lazyPart(async () => (await import('../sounds/player-sounds.tsx')).PlayerSounds, {
  inAdvance: false,
})

/** A player's panel beside a scene. */
export function PlayerPanel({ scene }: { readonly scene: Scene }) {
  const { map, state } = useTable()
  return (
    <TablePanel selected={<SelectedToken />} focusOpener={() => focusToken(selectedTokenOf(state.get()))}>
      <EncounterSections />
      <HandoutSection />
      <TrackersSection />
      <TablesSection />
      <TokensSection />
      {map?.sight && map.sight.doors.length > 0 ? <DoorsSection /> : null}
      <DrawingsInPanel />
      <PlayerSounds />
      {map ? null : <ReadAloud html={scene.boxText} />}
      <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={openPause}>
        {tablePanel.pleasePause()}
      </Button>
    </TablePanel>
  )
}

/** The text of a scene without a map, readable at any size. */
function ReadAloud({ html }: { readonly html: string }) {
  if (html === '') return null
  return (
    <Disclosure title={tablePanel.readAloud()} className="border-t! border-line!">
      <RichText html={html} />
    </Disclosure>
  )
}
