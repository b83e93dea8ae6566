import { useLocation } from '@tanstack/react-router'
import { slugOf } from '@waybook/contract'
import { useEffect, useEffectEvent } from 'react'

import type { Newsletter } from './news-query.ts'

/** Brings the newsletter that the address names into view once it is there, reading on until it is. */
export function useScrollToNewsletter(newsletters: readonly Newsletter[], readOn: (() => void) | null) {
  const wanted = useLocation({ select: ({ hash }) => hash })
  const there = newsletters.some(({ id }) => slugOf(id) === wanted)
  const missing = wanted !== '' && !there && readOn !== null
  const askForMore = useEffectEvent(() => readOn?.())
  useEffect(() => {
    if (there) document.getElementById(wanted)?.scrollIntoView()
  }, [wanted, there])
  useEffect(() => {
    if (missing) askForMore()
  }, [missing])
}
