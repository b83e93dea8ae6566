import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a navigation, moves the focus to the heading of the new page, or to the page itself if it has none yet. It leaves the
 * focus alone when the user goes back or forward in the history, as the scroll position is restored then, and if the URL has a
 * fragment, which takes the focus.
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
