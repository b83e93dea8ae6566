import { listedTypeOf } from '#parts/entity/entity-pages.ts'

/** Pages that are in the bar of wide windows, but have no tab on phones. */
const IN_BAR = new Set(['news', 'world', 'rules'])

/** Whether a page is reached through More: on phones, or beside the bar of tablets. Characters have a tab. */
export function isBehindMore(pathname: string, hasBar: boolean): boolean {
  const [, first = ''] = pathname.split('/')
  if (IN_BAR.has(first)) return !hasBar
  const type = listedTypeOf(first)
  return (
    ['profile', 'notes', 'sessions', 'proposals', 'admin'].includes(first) || (type !== null && type !== 'character')
  )
}
