import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** The whole document, so that dialogs and dice over the table are seen too. */
export function useFullScreen() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const toggle = () => {
    // A browser that refuses has told the person why.
    ;(isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined)
  }
  return { isFull, canBeFull: document.fullscreenEnabled, toggle }
}
