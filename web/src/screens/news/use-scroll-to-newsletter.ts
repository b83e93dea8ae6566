import { useLocation } from '@tanstack/react-router'
import { slugOf } from '@waybook/contract'
import { useEffect, useEffectEvent } from 'react'

import { goToNewsletter } from './go-to-newsletter.ts'
import type { Newsletter } from './news-query.ts'

/** Goes to the newsletter that the address names once it is there, reading on until it is. */
export function useScrollToNewsletter(newsletters: readonly Newsletter[], readOn: (() => void) | null) {
  const wanted = useLocation({ select: ({ hash }) => hash })
  const there = newsletters.some(({ id }) => slugOf(id) === wanted)
  const missing = wanted !== '' && !there && readOn !== null
  const askForMore = useEffectEvent(() => readOn?.())
  useEffect(() => {
    if (there) goToNewsletter(wanted)
  }, [wanted, there])
  useEffect(() => {
    if (missing) askForMore()
  }, [missing])
}
