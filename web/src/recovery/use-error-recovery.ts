import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { messageOf } from '#ui/state/error-alert.tsx'

import { isMissingCode, mayReload, reload } from './missing-code.ts'

interface Fault {
  /** Whether the document is about to be reloaded, so that there is nothing to show. */
  readonly reloading: boolean
  readonly message: string
  readonly retry: () => void
}

const NO_CODE = 'This page could not be loaded. Waybook may just have been updated, or you may be offline.'

/** How to recover from an error that broke a page. If only its code failed to load, the document is reloaded once. */
export function useErrorRecovery({ error, reset }: ErrorComponentProps): Fault {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const missing = isMissingCode(error)
  const [reloading] = useState(() => missing && mayReload())
  useEffect(() => {
    if (reloading) reload()
  }, [reloading])
  if (missing) return { reloading, message: NO_CODE, retry: () => location.reload() }
  const retry = () => {
    queries.reset()
    reset()
    void router.invalidate()
  }
  return { reloading, message: messageOf(error), retry }
}
