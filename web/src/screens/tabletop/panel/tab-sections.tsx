import type { ComponentType } from 'react'

import { lazyPart } from '#recovery/lazy-part.tsx'

import { DrawingsInPanel } from '../drawing/drawings-in-panel.tsx'
import { FightSection } from '../encounter/fight-section.tsx'
import { ScenesSection } from '../prepare/scenes-section.tsx'
import { SightInPanel } from '../sight/sight-in-panel.tsx'
import { WallsInPanel } from '../walls/walls-in-panel.tsx'
import { HandoutSection } from './handout-section.tsx'
import { SceneNotes, SelectedNotes } from './notes-sections.tsx'
import type { PanelTab } from './panel-open.ts'
import type { TabSectionProps } from './panel-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { PlayersMoveSwitch } from './players-move-switch.tsx'
import { TokensSection } from './tokens-section.tsx'

const TrackersSection = lazyPart<TabSectionProps>(
  async () => (await import('../tracker/trackers-section.tsx')).TrackersSection,
  {
    inAdvance: false,
  },
)
const TablesSection = lazyPart<TabSectionProps>(
  async () => (await import('../random-table/tables-section.tsx')).TablesSection,
  {
    inAdvance: false,
  },
)

const SoundsSection = lazyPart<TabSectionProps>(
  async () => (await import('../sounds/sounds-section.tsx')).SoundsSection,
  {
    inAdvance: false,
  },
)

/** The sections of each tab of the game master's panel, from top to bottom. They are inside a table with a scene. */
export const tabSections: Readonly<Record<PanelTab, readonly ComponentType<TabSectionProps>[]>> = {
  fight: [FightSection],
  tokens: [TokensSection, DrawingsInPanel, SightInPanel, WallsInPanel, PlayersMoveSwitch],
  scenes: [HandoutSection, SoundsSection, ScenesSection, PeopleSection],
  notes: [SceneNotes, SelectedNotes, TrackersSection, TablesSection],
}
