import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a navigation the focus goes to the new page's heading, or waits on the page until that is there. On the way
 * through the history it stays, as the place on the page does; and where the address names a part of the page, that
 * part takes it.
 */
export function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(() => {
    let onward = true
    const forgetHistory = router.history.subscribe(({ action: { type } }) => {
      onward = type === 'PUSH' || type === 'REPLACE'
    })
    const forgetRouter = router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
      if (!pathChanged || !fromLocation || !onward || document.getElementById(toLocation.hash)) return
      const page = document.querySelector('main')
      const start = page?.querySelector('h1') ?? page
      start?.focus({ preventScroll: true })
    })
    return () => {
      forgetHistory()
      forgetRouter()
    }
  }, [router])
}
