import { useMatches } from '@tanstack/react-router'
import { categoryOf, typeOfId } from '@waybook/contract'
import { navigation } from '@waybook/messages/navigation'
import { useLayoutEffect, useMemo } from 'react'

import { useMe } from '#api/session.ts'
import { typeNames } from '#parts/entity/type-names.ts'
import { setPageTitle } from '#ui/page/heading.tsx'

/** The titles of the current page's parents. They are the document's title until the page sets its own. */
export function useParentTitles(): readonly string[] {
  const { campaign } = useMe()
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })
  const titles = useMemo(() => parentTitlesOf(path, campaign.name), [path, campaign.name])
  // A layout effect, so it runs for every path before the page's own effect sets its title.
  useLayoutEffect(() => setPageTitle(titles), [titles])
  return titles
}

/** The titles of a page's parents: an entity's list or The World, then the campaign. */
export function parentTitlesOf(path: string, campaign: string): readonly string[] {
  if (path.startsWith('/world/')) return [navigation.theWorld(), campaign]
  const type = typeOfId(path.slice(1))
  if (type === null) return [campaign]
  const list = categoryOf[type] === 'characters' ? navigation.theParty() : typeNames[type].plural
  return [list, campaign]
}
