export interface StoredObject {
  readonly bytes: Buffer
  /** Milliseconds since 1970. */
  readonly modifiedMs: number
}

/** A page of ListObjectsV2. The token of the next page is opaque, so no code can rely on its content. */
export function listingOf(
  objects: ReadonlyMap<string, StoredObject>,
  query: URLSearchParams,
  pageSize: number,
): string {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const matching = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted((one, other) => (one < other ? -1 : 1))
  const keys = matching.slice(0, Math.min(pageSize, Number(query.get('max-keys') ?? pageSize)))
  const isTruncated = keys.length < matching.length
  const next = isTruncated
    ? `<NextContinuationToken>${Buffer.from(keys.at(-1) ?? '').toString('base64')}</NextContinuationToken>`
    : ''
  const contents = keys.map((key) => contentOf(key, objects.get(key)))
  return `<ListBucketResult><KeyCount>${keys.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

function contentOf(key: string, object: StoredObject | undefined): string {
  const { bytes = Buffer.alloc(0), modifiedMs = 0 } = object ?? {}
  const escaped = key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const time = new Date(modifiedMs).toISOString()
  return `<Contents><Key>${escaped}</Key><LastModified>${time}</LastModified><Size>${bytes.length}</Size></Contents>`
}
