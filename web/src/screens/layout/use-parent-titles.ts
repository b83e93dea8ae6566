import { useMatches } from '@tanstack/react-router'
import { categoryOf, typeOfId } from '@waybook/contract'
import { useLayoutEffect, useMemo } from 'react'

import { setPageTitle } from '#ui/page/page-title.ts'

import { useMe } from '../../client/me.ts'
import { typeWords } from '../../parts/entity/type-words.ts'

/** What the page that is shown stands in; until the page has a name of its own, that is what the browser calls it. */
export function useSurroundings(): readonly string[] {
  const { campaign } = useMe()
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })
  const surroundings = useMemo(() => surroundingsOf(path, campaign.name), [path, campaign.name])
  // Anew for every path, and before the page's own effect, which names it.
  useLayoutEffect(() => setPageTitle(surroundings), [surroundings])
  return surroundings
}

/** What a page of the campaign stands in: the list above it, where its address says one, and the campaign. */
export function surroundingsOf(path: string, campaign: string): readonly string[] {
  const type = typeOfId(path.slice(1))
  if (type === null) return [campaign]
  const list = categoryOf[type] === 'characters' ? 'The Party' : typeWords[type].plural
  return [list, campaign]
}
