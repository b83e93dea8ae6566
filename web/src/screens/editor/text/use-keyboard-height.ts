import { useSyncExternalStore } from 'react'

/** How much of the window a phone's keyboard covers, in px. The keyboard does not change the height of the page. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, keyboardHeight)
}

function subscribe(changed: () => void): () => void {
  const { visualViewport } = globalThis
  visualViewport?.addEventListener('resize', changed)
  visualViewport?.addEventListener('scroll', changed)
  return () => {
    visualViewport?.removeEventListener('resize', changed)
    visualViewport?.removeEventListener('scroll', changed)
  }
}

/** Smaller differences come from rounding and zooming. */
const KEYBOARD_MIN_PX = 80

function keyboardHeight(): number {
  const { visualViewport } = globalThis
  if (!visualViewport || visualViewport.scale !== 1) return 0
  const covered = Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop)
  return covered < KEYBOARD_MIN_PX ? 0 : covered
}
