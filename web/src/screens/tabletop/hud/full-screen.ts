import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

const isFull = () => document.fullscreenElement !== null

export function useIsFullScreen(): boolean {
  return useSyncExternalStore(subscribe, isFull)
}

/** For the whole document, so that dialogs and dice above the table are visible too. */
export function toggleFullScreen(): void {
  // A browser that refuses shows the user why.
  ;(isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined)
}
