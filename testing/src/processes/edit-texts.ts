import path from 'node:path'

import type { FileDecision } from '@waybook/contract'
import { openSqliteStore } from '@waybook/server/app/open-store.ts'
import type { CampaignTransaction } from '@waybook/server/database/database.ts'
import { decideWaitingFile } from '@waybook/server/features/imports/decide-waiting.ts'
import type { OverlappingFile } from '@waybook/server/features/imports/waiting-files.ts'
import { readOverlappingFiles } from '@waybook/server/features/imports/waiting-files.ts'
import { saveEntityText } from '@waybook/server/features/writing/entity-texts.ts'
import { readSource } from '@waybook/server/features/writing/queries.ts'

/** Writes in a data folder like the page, while no command uses the folder. */
export async function edit<Answer>(
  dataDir: string,
  write: (tx: CampaignTransaction) => Promise<Answer>,
): Promise<Answer> {
  const store = await openSqliteStore({ file: path.join(dataDir, 'waybook.db'), backupDir: dataDir, now: Date.now })
  try {
    return await store.records('dam3').transaction({ actor: 'test' }, write)
  } finally {
    await store.close()
  }
}

/** Changes the text of an entity as the page does. */
export async function rewrite(dataDir: string, id: string, change: (text: string) => string): Promise<void> {
  await edit(dataDir, async (tx) => {
    const source = await readSource(tx, id)
    if (!source) throw new Error(`there is no ${id}`)
    await saveEntityText(tx, id, { text: change(source.text), baseVersion: source.version })
  })
}

export async function textOf(dataDir: string, id: string): Promise<string | null> {
  return await edit(dataDir, async (tx) => (await readSource(tx, id))?.text ?? null)
}

/** The files that wait for a decision. */
export async function waitingIn(dataDir: string): Promise<OverlappingFile[]> {
  return await edit(dataDir, async (tx) => await readOverlappingFiles(tx))
}

/** Decides a waiting file as the page does. */
export async function decide(dataDir: string, file: string, decision: FileDecision): Promise<void> {
  await edit(dataDir, async (tx) => {
    const waiting = (await readOverlappingFiles(tx)).find((one) => one.file === file)
    await decideWaitingFile(tx, { file, decision, fingerprint: waiting?.fingerprint ?? '' })
  })
}
