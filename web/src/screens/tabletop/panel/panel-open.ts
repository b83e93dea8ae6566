import { useMe } from '#api/session.ts'
import { Store, useStore } from '#stores/store.ts'

/** `null` until the user opens or closes the panel. */
const panel = new Store<{ readonly open: boolean | null }>({ open: null })

/** From this width on, the map fits beside the panel. */
const WIDE = '(min-width: 64rem)'

/** Whether the panel is open, and a setter for it. On a wide screen it is initially open for a game master. */
export function usePanelOpen(): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const { may } = useMe()
  const { open } = useStore(panel)
  return [open ?? (may.includes('editTokens') && matchMedia(WIDE).matches), (next) => panel.change({ open: next })]
}
