/** The filter and the sort order of a list, as in its URL. Defaults are omitted. */
export interface ListFilter {
  readonly text?: string
  readonly tag?: string
  readonly sort?: 'newest'
}

/** The longest text and tag that the server accepts. */
export const FILTER_TEXT_MAX = 200

/** Reads the filter from a URL's search parameters and ignores all others. */
export function readListFilter(search: Readonly<Record<string, unknown>>): ListFilter {
  const [text, tag] = [textParam(search['text']), textParam(search['tag'])]
  return {
    ...(text !== '' && { text }),
    ...(tag !== '' && { tag }),
    ...(search['sort'] === 'newest' && { sort: 'newest' }),
  }
}

/** The router reads `?text=12` as a number. */
export function textParam(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim().slice(0, FILTER_TEXT_MAX)
    : ''
}
