import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { messageOf } from '#ui/state/message-of.ts'

import { isMissingCode, loadAnew, mayLoadAnew } from './missing-code.ts'

interface Fault {
  /** The document is about to be loaded anew; until then there is nothing to say. */
  readonly loadingAnew: boolean
  readonly message: string
  readonly retry: () => void
}

const NO_CODE = 'This page could not be loaded. Waybook may just have been updated, or the network may be gone.'

/** What to make of the error that broke a page. Where only its code was missing, the document is loaded anew, once. */
export function useFault({ error, reset }: ErrorComponentProps): Fault {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const missing = isMissingCode(error)
  const [loadingAnew] = useState(() => missing && mayLoadAnew())
  useEffect(() => {
    if (loadingAnew) loadAnew()
  }, [loadingAnew])
  if (missing) return { loadingAnew, message: NO_CODE, retry: () => location.reload() }
  const retry = () => {
    queries.reset()
    reset()
    void router.invalidate()
  }
  return { loadingAnew, message: messageOf(error), retry }
}
