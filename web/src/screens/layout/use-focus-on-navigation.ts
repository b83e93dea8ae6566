import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a navigation the focus goes to the new page's heading, or waits on the page until that is there. */
export function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        const page = document.querySelector('main')
        const start = page?.querySelector('h1') ?? page
        start?.focus({ preventScroll: true })
      }),
    [router],
  )
}
