import { sql, type Kysely } from 'kysely'

interface Newsletter {
  readonly campaign: string
  readonly id: string
  readonly place: number
  readonly dates: string | null
  readonly dateline: string
  readonly sourceText: string
}

/** As the program had them when this was written. */
const [ORDER_MAX, DAYS_MAX, FURTHEST, DAY_MS] = [1_000_000, 4_000_000, 4_000_000_000, 86_400_000]
const [FIRST_DAY, LAST_DAY] = [Date.parse('0000-01-01') / DAY_MS, Date.parse('9999-12-31') / DAY_MS]
const NO_ORDER = ORDER_MAX + 1

/** Sorts the newsletters by their dates (decision 0136). Of a date in the file, `order` left no trace but the text. */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<Newsletter>`
    select campaign, id, place, dates, dateline, "sourceText" from entity where type = 'newsletter'`.execute(db)
  for (const one of rows) {
    const rank = campaignRank(one) ?? realRank(one)
    if (rank === null) continue
    const place = Math.min(one.place, NO_ORDER) - (rank + 1) * (ORDER_MAX + 2)
    await sql`update entity set place = ${place} where campaign = ${one.campaign} and id = ${one.id}`.execute(db)
  }
}

function campaignRank({ dates }: Newsletter): number | null {
  const all: unknown = JSON.parse(dates ?? '[]')
  if (!Array.isArray(all)) return null
  const known: unknown = all.find((one: { reader?: unknown }) => one.reader === 'everyone')
  const place = typeof known === 'object' && known && 'place' in known ? known.place : null
  return typeof place === 'number' ? DAYS_MAX + FURTHEST + Math.max(-FURTHEST, Math.min(place, FURTHEST)) : null
}

function realRank({ place, dateline, sourceText }: Newsletter): number | null {
  if (place > ORDER_MAX && place <= NO_ORDER + LAST_DAY - FIRST_DAY) return NO_ORDER + LAST_DAY - place - FIRST_DAY + 1
  const [frontMatter = ''] = /^---\n[\s\S]*?\n---/.exec(sourceText.replaceAll('\r\n', '\n')) ?? []
  const [, date = dateline] = /^date:\s*["']?(\d{4}-\d{2}-\d{2})\b/m.exec(frontMatter) ?? []
  const at = Date.parse(/^\d{4}-\d{2}-\d{2}\b/.exec(date)?.[0] ?? '')
  return Number.isNaN(at) ? null : at / DAY_MS - FIRST_DAY + 1
}
