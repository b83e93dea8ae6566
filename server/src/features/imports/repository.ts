import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import { decideWaitingFile, type DecidedFile, type WantedDecision } from './decide-waiting.ts'
import { readOverlappingFiles, replaceWaitingFiles, type OverlappingFile, type WaitingText } from './waiting-files.ts'
