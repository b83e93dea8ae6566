export interface ListedObject {
  readonly key: string
  readonly size: number
  /** Milliseconds since 1970, by the store's clock. */
  readonly modifiedMs: number
}

/** A page of a listing, and the token for the next page if there is one. */
interface Listing {
  readonly objects: readonly ListedObject[]
  readonly next: string | null
}

/** Reads an answer of ListObjectsV2. Its form is fixed, so it needs no XML parser. */
export function readListing(xml: string): Listing {
  const objects = Array.from(xml.matchAll(/<Contents>(.*?)<\/Contents>/gs), ([, content = '']) => ({
    key: textIn(content, 'Key'),
    size: Number(textIn(content, 'Size')),
    modifiedMs: Date.parse(textIn(content, 'LastModified')),
  }))
  return { objects, next: textIn(xml, 'IsTruncated') === 'true' ? textIn(xml, 'NextContinuationToken') : null }
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function textIn(xml: string, element: string): string {
  const [, text = ''] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? []
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}
