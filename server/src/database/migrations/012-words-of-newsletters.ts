import { sql, type Kysely } from 'kysely'

interface Newsletter {
  readonly number: number
  readonly name: string
  readonly tags: string
  readonly properties: string
  readonly description: string
  readonly visualDescription: string
  readonly masthead: string
  readonly dateline: string
  readonly longOpen: string
  readonly longFull: string
  readonly boxText: string
  readonly gmNotes: string
}

/**
 * Indexes newsletters whose masthead or dateline has links again. Their ids were indexed as words, so that players could find out what is
 * hidden. Secrets of box texts are not told apart here: until the next import, only the game master finds words of these.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Newsletter>`
    select number, name, tags, properties, description, "visualDescription", masthead, dateline, "longOpen", "longFull", "boxText", "gmNotes"
    from entity where type = 'newsletter' and (masthead like '%[[%' or dateline like '%[[%')`.execute(db)
  for (const one of rows) {
    const open = [
      one.name,
      one.description,
      one.visualDescription,
      one.masthead,
      one.dateline,
      one.tags,
      one.properties,
    ]
    const whole = [...open, textOf(one.longFull), one.boxText, one.gmNotes]
    await sql`delete from "entityWords" where rowid = ${one.number}`.execute(db)
    await sql`insert into "entityWords" (rowid, name, open, whole) values (
      ${one.number}, ${wordsOf([one.name])}, ${wordsOf([...open, textOf(one.longOpen)])}, ${wordsOf(whole)}
    )`.execute(db)
  }
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>|&[#\w]+;/g, ' ')
}

/** As searches are normalised. A link has the author's text, or none. */
function wordsOf(texts: readonly string[]): string {
  const plain = texts.map((text) => text.replaceAll(/\[\[[^[\]|]*\|?([^[\]]*)\]\]/g, '$1'))
  const normalised = plain.join('\n').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return normalised
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}
