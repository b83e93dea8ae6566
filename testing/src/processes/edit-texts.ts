import path from 'node:path'

import { openSqliteStore } from '@waybook/server/app/open-store.ts'
import type { TextWriter } from '@waybook/server/features/writing/repository.ts'

/** Writes texts in a data folder, as the page does, while no command is at work there. */
export async function editTexts<Answer>(
  dataDir: string,
  edit: (texts: TextWriter) => Promise<Answer>,
): Promise<Answer> {
  const store = await openSqliteStore({ file: path.join(dataDir, 'waybook.db'), backupDir: dataDir, now: Date.now })
  try {
    return await store.records('dam3').transaction({ actor: 'test' }, async ({ texts }) => await edit(texts))
  } finally {
    await store.close()
  }
}

/** Changes the text of an entity as the page does. */
export async function rewrite(dataDir: string, id: string, change: (text: string) => string): Promise<void> {
  await editTexts(dataDir, async (texts) => {
    const source = await texts.source(id)
    if (!source) throw new Error(`there is no ${id}`)
    await texts.save(id, { text: change(source.text), baseVersion: source.version })
  })
}

export async function textOf(dataDir: string, id: string): Promise<string | null> {
  return await editTexts(dataDir, async (texts) => (await texts.source(id))?.text ?? null)
}
