import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

import { useLiveContext } from '#api/live/live.ts'
import { useWithoutContact } from '#api/offline/offline-state.ts'
import { loadOfflineCode } from '#api/offline/owner.ts'
import { useMe } from '#api/session.ts'
import { whenSettled } from '#recovery/when-quiet.ts'

/** Saves visited pages on this device after they have loaded, so they open without a connection. */
export function useOfflinePages(): void {
  const queries = useQueryClient()
  const router = useRouter()
  const { live } = useLiveContext()
  const me = useMe()
  const isWithoutContact = useWithoutContact()
  const begin = useEffectEvent(async (unmounted: AbortSignal) => {
    const { saveAnswers } = await loadOfflineCode()
    if (unmounted.aborted) return
    const path = () => router.state.location.pathname
    unmounted.addEventListener('abort', saveAnswers({ me, queries, live, path }))
  })
  useEffect(() => {
    if (isWithoutContact) return
    const unmounted = new AbortController()
    const cancel = whenSettled(() => void begin(unmounted.signal).catch(() => {}))
    return () => {
      cancel()
      unmounted.abort()
    }
  }, [isWithoutContact])
}
