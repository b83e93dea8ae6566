import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import { decideWaitingFile, type DecidedFile, type WantedDecision } from './decide-waiting.ts'
import { readOverlappingFiles, replaceWaitingFiles, type OverlappingFile, type WaitingText } from './waiting-files.ts'

/** The files of the last imported folder that are still to be decided. Only game masters read them. */
export interface WaitingFileRepository {
  list(): Promise<OverlappingFile[]>
}

export interface WaitingFileWriter extends WaitingFileRepository {
  /** As an import does: from now on these files wait, and no others. */
  replace(files: readonly WaitingText[]): Promise<void>
  /** Throws the Problems `not-found`, `conflict` and `bad-params`. */
  decide(wanted: WantedDecision): Promise<DecidedFile>
}

export function waitingFileRepository(tables: CampaignTables): WaitingFileRepository {
  return { list: async () => await readOverlappingFiles(tables) }
}

export function waitingFileWriter(tx: CampaignTransaction): WaitingFileWriter {
  return {
    ...waitingFileRepository(tx),
    replace: async (files) => await replaceWaitingFiles(tx, files),
    decide: async (wanted) => await decideWaitingFile(tx, wanted),
  }
}
