import type { CampaignTables } from '#database/database.ts'

import { readCampaign } from '../campaign/queries.ts'
import { readPicturePath, type Addresses } from '../public-pages/html/addresses.ts'
import { readableIds } from '../public-pages/judge-pages.ts'
import { readPublicCards } from '../public-pages/public-card.ts'
import { publicContext } from '../public-pages/public-context.ts'
import { readPublicPage } from '../public-pages/public-page.ts'
import type { ShareRecord } from './queries.ts'
import { pictureMark } from './share-secret.ts'
import { sharedList, sharedPage, type ShareFrame } from './shared-documents.ts'

/** A visitor's request for a page of an open share. */
export interface Visit {
  readonly records: CampaignTables
  readonly campaignId: string
  readonly shareKey: Uint8Array
  readonly share: ShareRecord
  /** The share's address, without the host. */
  readonly address: string
  readonly look: string
  /** The first name of the person who made the share. */
  readonly by: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * The document for a page, or for the start of the share without an `id`. `null` if the share has no such page now, so a page that is
 * hidden, removed or given a source leaves the share at once.
 */
export async function visitedDocument(visit: Visit, id: string | null): Promise<string | null> {
  const { records, share } = visit
  const readable = await readableIds(records, share.ids)
  const ids = share.ids.filter((one) => readable.has(one))
  const [first] = ids
  if (first === undefined || (id !== null && !readable.has(id))) return null
  const context = publicContext(visit, readable)
  const campaign = await readCampaign(records)
  const frame = frameOf(visit, readable, campaign?.name ?? 'Waybook')
  if (id === null && ids.length > 1) return sharedList(frame, await readPublicCards(context, ids))
  const shown = id ?? first
  const page = await readPublicPage(context, shown)
  if (!page) return null
  const others = ids.filter((one) => one !== shown)
  return sharedPage(frame, page, await readPublicCards(context, others))
}

function frameOf(visit: Visit, readable: ReadonlySet<string>, campaign: string): ShareFrame {
  const { share, address, look, by, now } = visit
  return { look, campaign, by, now, until: share.until, home: address, addresses: addressesOf(visit, readable) }
}

function addressesOf({ shareKey, share, campaignId, address }: Visit, readable: ReadonlySet<string>): Addresses {
  return {
    page: (id) => (readable.has(id) ? `${address}/${id}` : null),
    picture: (path) => {
      const picture = readPicturePath(path)
      if (!picture) return null
      const mark = pictureMark(shareKey, { campaign: campaignId, id: share.id }, picture.key)
      return `${address}/pictures/${mark}/${picture.key}/${picture.form}.webp`
    },
  }
}
