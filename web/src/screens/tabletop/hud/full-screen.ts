import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

const isFull = () => document.fullscreenElement !== null

export function useIsFullScreen(): boolean {
  return useSyncExternalStore(subscribe, isFull)
}

/** Uses the whole document, so dialogs and dice above the table stay visible. */
export function toggleFullScreen(): void {
  // If a browser refuses, it shows the reason itself.
  ;(isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined)
}
