import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect, useMemo } from 'react'

import { setPageTitle } from '#ui/page/page-title.ts'

import { useMe } from '../../client/me.ts'
import { surroundingsOf } from './surroundings-of.ts'

/** What the page that is shown stands in; until the page has a name of its own, that is what the browser calls it. */
export function useSurroundings(): readonly string[] {
  const { campaign } = useMe()
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })
  const surroundings = useMemo(() => surroundingsOf(path, campaign.name), [path, campaign.name])
  // Anew for every path, and before the page's own effect, which names it.
  useLayoutEffect(() => setPageTitle(surroundings), [surroundings])
  return surroundings
}
