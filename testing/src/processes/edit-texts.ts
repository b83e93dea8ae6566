import path from 'node:path'

import type { FileDecision } from '@waybook/contract'
import { openSqliteStore } from '@waybook/server/app/open-store.ts'
import type { WaitingFileRepository } from '@waybook/server/features/imports/repository.ts'
import type { WriteRepositories } from '@waybook/server/features/repositories.ts'
import type { TextWriter } from '@waybook/server/features/writing/repository.ts'

/** Writes texts in a data folder, as the page does, while no command is at work there. */
export async function editTexts<Answer>(
  dataDir: string,
  edit: (texts: TextWriter) => Promise<Answer>,
): Promise<Answer> {
  return await write(dataDir, async ({ texts }) => await edit(texts))
}

async function write<Answer>(dataDir: string, edit: (records: WriteRepositories) => Promise<Answer>): Promise<Answer> {
  const store = await openSqliteStore({ file: path.join(dataDir, 'waybook.db'), backupDir: dataDir, now: Date.now })
  try {
    return await store.records('dam3').transaction({ actor: 'test' }, edit)
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

/** The files that wait to be decided. */
export async function waitingIn(dataDir: string): Promise<Awaited<ReturnType<WaitingFileRepository['list']>>> {
  return await write(dataDir, async ({ waitingFiles }) => await waitingFiles.list())
}

/** Decides a waiting file as the page does. */
export async function decide(dataDir: string, file: string, decision: FileDecision): Promise<void> {
  await write(dataDir, async ({ waitingFiles }) => {
    const waiting = (await waitingFiles.list()).find((one) => one.file === file)
    await waitingFiles.decide({ file, decision, fingerprint: waiting?.fingerprint ?? '' })
  })
}
