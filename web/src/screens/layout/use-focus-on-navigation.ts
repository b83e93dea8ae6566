import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { focusSection } from '#ui/text/focus-section.ts'

/** The ids of headings and blocks in texts. Their page may still be loading. */
const IN_TEXT = /^(?:part|block|note)-/

/**
 * After a navigation, moves the focus to the new page's heading, or else to the page itself. Leaves the focus alone after going back or
 * forward, because that restores the scroll position. A fragment in the URL takes the focus itself.
 */
export function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(() => {
    let isForward = true
    const unsubscribeHistory = router.history.subscribe(({ action: { type } }) => {
      isForward = type === 'PUSH' || type === 'REPLACE'
    })
    const unsubscribeRouter = router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
      const isOpened = isForward && (pathChanged || !fromLocation)
      if (isOpened && IN_TEXT.test(toLocation.hash)) focusSection(toLocation.hash)
      if (!isOpened || !fromLocation || document.getElementById(toLocation.hash)) return
      const page = document.querySelector('main')
      const target = page?.querySelector('h1') ?? page
      target?.focus({ preventScroll: true })
    })
    return () => {
      unsubscribeHistory()
      unsubscribeRouter()
    }
  }, [router])
}
