import { searchWords } from '@waybook/contract'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import { engineOf } from '../engine.ts'
import { inBatches } from '../statement/lists.ts'
import type { Tables } from '../tables.ts'
import { indexWords, readWords } from '../word-index.ts'

const BATCH = 200

/**
 * Indexes the stored words again as the search now reads them: ß as ss, æ as ae, and Chinese, Japanese and Korean words by pairs of letters.
 * The words were normalized before, so reading them again gives the same as reading the texts.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const key = sql.ref(engineOf(db) === 'postgres' ? 'number' : 'rowid')
  for await (const rows of readWords(db, BATCH)) {
    const changed = rows.filter(({ name, open, whole }) => [name, open, whole].some((words) => again(words) !== words))
    if (changed.length === 0) continue
    const numbers = sql.join(changed.map(({ number }) => sql`${number}`))
    await sql`delete from "entityWords" where ${key} in (${numbers})`.execute(db)
    const indexed = changed.map(({ number, name, open, whole }) => {
      return { number, name: again(name), open: again(open), whole: again(whole) }
    })
    await indexWords(db, indexed)
  }
  await readVariantsAgain(db)
  await readKnownAgain(db)
}

function again(words: string): string {
  return searchWords(words).join(' ')
}

async function readVariantsAgain(db: Kysely<Tables>): Promise<void> {
  const variants = await db.selectFrom('entityVariant').select(['campaign', 'entity', 'character', 'words']).execute()
  for (const { campaign, entity, character, words } of variants) {
    if (again(words) === words) continue
    await db
      .updateTable('entityVariant')
      .set({ words: again(words) })
      .where('campaign', '=', campaign)
      .where('entity', '=', entity)
      .where('character', '=', character)
      .execute()
  }
}

async function readKnownAgain(db: Kysely<Tables>): Promise<void> {
  const known = await db.selectFrom('knownWord').select(['campaign', 'word', 'open']).execute()
  const changed = known.filter(({ word }) => again(word) !== word)
  const added = changed.flatMap(({ campaign, word, open }) =>
    searchWords(word).map((part) => ({ campaign, word: part, open })),
  )
  // One word may come from several, and a statement may insert each only once.
  const openOnes = added.filter(({ open }) => open === 1)
  for (const rows of [added, openOnes])
    await inBatches([...new Map(rows.map((row) => [`${row.campaign} ${row.word}`, row])).values()], async (some) => {
      const insert = db.insertInto('knownWord').values(some)
      await insert
        .onConflict((conflict) =>
          conflict.columns(['campaign', 'word']).doUpdateSet({
            open: sql`case when excluded."open" > "knownWord"."open" then excluded."open" else "knownWord"."open" end`,
          }),
        )
        .execute()
    })
  for (const { campaign, word } of changed)
    await db.deleteFrom('knownWord').where('campaign', '=', campaign).where('word', '=', word).execute()
}
