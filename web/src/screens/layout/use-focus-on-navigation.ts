import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a navigation, moves the focus to the new page's heading, or to the page itself if it has no heading yet. Leaves the focus
 * alone if the user goes back or forward, because that restores the scroll position, or if the URL has a fragment, which takes the
 * focus.
 */
export function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(() => {
    let isForward = true
    const unsubscribeHistory = router.history.subscribe(({ action: { type } }) => {
      isForward = type === 'PUSH' || type === 'REPLACE'
    })
    const unsubscribeRouter = router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
      if (!pathChanged || !fromLocation || !isForward || document.getElementById(toLocation.hash)) return
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
