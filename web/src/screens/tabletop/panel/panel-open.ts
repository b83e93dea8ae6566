import { tableWords } from '@waybook/messages/tableWords'

import { useMe } from '#api/session.ts'
import { Store, useStore } from '#stores/store.ts'

/** The tabs of the game master's panel, in order. Their keys are 1 to 4. */
export const panelTabs = [
  { id: 'fight', name: () => tableWords.fight() },
  { id: 'tokens', name: () => tableWords.tokens() },
  { id: 'scenes', name: () => tableWords.scenes() },
  { id: 'notes', name: () => tableWords.notes() },
] as const

export type PanelTab = (typeof panelTabs)[number]['id']

interface PanelState {
  /** `null` until the user opens or closes the panel. */
  readonly open: boolean | null
  /** `null` until the user chooses a tab. */
  readonly tab: PanelTab | null
}

const panel = new Store<PanelState>({ open: null, tab: null })

/** From this width on, the game master's map fits beside or above the panel. */
const WIDE = '(min-width: 48rem)'

/** Whether the panel is open, and a setter for it. On a wide screen it is initially open for a game master. */
export function usePanelOpen(): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const { may } = useMe()
  const { open } = useStore(panel)
  return [open ?? (may.includes('editTokens') && matchMedia(WIDE).matches), (next) => panel.change({ open: next })]
}

/** The chosen tab, or `initial` before the user chooses one. */
export function usePanelTab(initial: PanelTab): PanelTab {
  return useStore(panel).tab ?? initial
}

/** Opens the panel at a tab. */
export function openPanelTab(tab: PanelTab): void {
  panel.change({ open: true, tab })
}

/** Keeps a tab that the panel shows by itself, unless the user has chosen one. */
export function keepPanelTab(tab: PanelTab): void {
  if (panel.get().tab === null) panel.change({ tab })
}

/** Opens the panel, at a tab that shows the selected token. */
export function openPanelAtSelection(): void {
  const { tab } = panel.get()
  panel.change({ open: true, tab: tab === 'scenes' || tab === 'notes' ? 'tokens' : tab })
}
