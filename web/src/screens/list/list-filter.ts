/** What a list is narrowed to and sorted by, as its address says it: what is as usual is left out. */
export interface ListFilter {
  readonly text?: string
  readonly tag?: string
  readonly sort?: 'newest'
}

/** The longest text and tag that the server takes. */
export const FILTER_TEXT_MAX = 200

/** Reads an address's search; what is no filter is passed over. */
export function readListFilter(search: Readonly<Record<string, unknown>>): ListFilter {
  const [text, tag] = [words(search['text']), words(search['tag'])]
  return {
    ...(text !== '' && { text }),
    ...(tag !== '' && { tag }),
    ...(search['sort'] === 'newest' && { sort: 'newest' }),
  }
}

/** The router reads `?text=12` as a number. */
function words(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim().slice(0, FILTER_TEXT_MAX)
    : ''
}
