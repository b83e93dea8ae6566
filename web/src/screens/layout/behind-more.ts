import { listedTypeOf } from '#parts/entity/entity-pages.ts'

/** Pages that the bar of wide windows has, but phones have no tab for. */
const IN_BAR = new Set(['news', 'world', 'rules'])

/** Whether More leads to a page, on phones or beside the bar of tablets. Characters have a tab. */
export function isBehindMore(pathname: string, hasBar: boolean): boolean {
  const [, first = ''] = pathname.split('/')
  if (IN_BAR.has(first)) return !hasBar
  const type = listedTypeOf(first)
  return (
    ['profile', 'notes', 'sessions', 'proposals', 'admin'].includes(first) || (type !== null && type !== 'character')
  )
}
