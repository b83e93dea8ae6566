import * as z from 'zod/mini'

/** What goes into a public site. */
export interface SiteOptions {
  /** The pages of party members. */
  readonly party: boolean
  /** The maps and the timeline. */
  readonly maps: boolean
  /** Pages with a source. */
  readonly sources: boolean
  /** Pictures that a model made. */
  readonly generated: boolean
  /** Whether search engines may list it. */
  readonly listed: boolean
  /** The address at which it will be, without a slash at the end; empty if it is not known. Only its feed needs it. */
  readonly url: string
}

export const DEFAULT_SITE: SiteOptions = {
  party: true,
  maps: true,
  sources: false,
  generated: true,
  listed: false,
  url: '',
}

const named = z.object({ without: z.optional(z.string()), with: z.optional(z.string()) })

/**
 * The options in the query of a download.
 * @example readSiteOptions({ without: 'maps,generated' }) // { ...DEFAULT_SITE, maps: false, generated: false }
 */
export function readSiteOptions(query: unknown): SiteOptions {
  const read = named.safeParse(query)
  const namedIn = (text = '') => new Set(text.split(','))
  const [without, others] = read.success
    ? [namedIn(read.data.without), namedIn(read.data.with)]
    : [new Set(), new Set()]
  return {
    ...DEFAULT_SITE,
    party: !without.has('characters'),
    maps: !without.has('maps'),
    generated: !without.has('generated'),
    sources: others.has('sources'),
    listed: others.has('search-engines'),
  }
}
