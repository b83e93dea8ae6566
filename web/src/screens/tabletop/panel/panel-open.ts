import { useMe } from '../../../client/me.ts'
import { Store, useStore } from '../../../client/store.ts'

/** `null` until somebody opens or closes it. */
const panel = new Store<{ readonly open: boolean | null }>({ open: null })

/** As on a page that has just been opened. */
export function forgetPanel(): void {
  panel.change({ open: null })
}

/** From this width on the map has room enough beside it. */
const ROOMY = '(min-width: 64rem)'

/** Whether the panel at the side is open, and what changes that; a game master who has room finds it open. */
export function usePanelIsOpen(): readonly [open: boolean, change: (open: boolean) => void] {
  const { may } = useMe()
  const { open } = useStore(panel)
  return [open ?? (may.includes('editTokens') && matchMedia(ROOMY).matches), (next) => panel.change({ open: next })]
}
