import { EXPORT_SITE_PATH } from '@waybook/contract'

/** What goes into a public site. */
export interface SiteChoices {
  readonly characters: boolean
  readonly maps: boolean
  readonly sources: boolean
  readonly generated: boolean
  readonly listed: boolean
}

export const USUAL: SiteChoices = { characters: true, maps: true, sources: false, generated: true, listed: false }

/**
 * Where a form downloads the site.
 * @example siteAddress({ ...USUAL, maps: false }) // '/api/export/site?without=maps&with='
 */
export function siteAddress({ characters, maps, sources, generated, listed }: SiteChoices): string {
  const without = Object.entries({ characters, maps, generated }).flatMap(([name, isIn]) => (isIn ? [] : [name]))
  const others = Object.entries({ sources, 'search-engines': listed }).flatMap(([name, isIn]) => (isIn ? [name] : []))
  return `${EXPORT_SITE_PATH}?without=${without.join(',')}&with=${others.join(',')}`
}
