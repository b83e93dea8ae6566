import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { start } from '@waybook/messages/start'
import { useEffect, useEffectEvent, useState } from 'react'

import { messageOf } from '#ui/state/error-alert.tsx'

import { isFirstFailure, isMissingCode, mayReload, reload } from './missing-code.ts'
import { isUnreachable } from './reach.ts'
import { isServerReachable } from './reach.ts'

interface Recovery {
  /**
   * `checking`: a check of the server is pending, or the document is about to reload. Show no error yet. `offline`: recovers when the server can be
   * reached again.
   */
  readonly state: 'checking' | 'offline' | 'failed'
  readonly message: string
  readonly retry: () => void
}

/** How a page recovers from an error that broke it. */
export function useErrorRecovery({ error, reset }: ErrorComponentProps): Recovery {
  const router = useRouter()
  return useRecovery(error, () => {
    reset()
    void router.invalidate()
  })
}

/**
 * How a page or a part of it recovers from an error. If code is missing although the server responds, it is requested once more, because the
 * connection may just have come back. Code that is still missing belongs to an earlier version of Waybook, so the document is reloaded once.
 */
export function useRecovery(error: unknown, goOn: () => void): Recovery {
  const queries = useQueryErrorResetBoundary()
  const missing = isMissingCode(error) ? error : null
  const [checked, setChecked] = useState<{ readonly error: unknown; readonly reachable: boolean } | null>(null)
  const reachable = checked && checked.error === error ? checked.reachable : null
  const goOnNow = useEffectEvent(goOn)
  useEffect(() => {
    if (!missing) return
    const unmounted = new AbortController()
    const check = async () => {
      const answer = await isServerReachable()
      if (unmounted.signal.aborted) return
      if (answer && isFirstFailure(missing)) goOnNow()
      else if (answer && mayReload()) reload()
      else setChecked({ error, reachable: answer })
    }
    void check()
    return () => unmounted.abort()
  }, [error, missing])
  const retry = () => {
    queries.reset()
    goOn()
  }
  if (!missing) return { state: isUnreachable(error) ? 'offline' : 'failed', message: messageOf(error), retry }
  if (reachable === null) return { state: 'checking', message: '', retry }
  return reachable
    ? { state: 'failed', message: start.codeMissing(), retry: () => location.reload() }
    : { state: 'offline', message: start.codeMissing(), retry }
}
