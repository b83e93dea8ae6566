import type { VisibilityScope } from '@waybook/contract'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import type { DrawingRecord } from './drawing-record.ts'
import { readDrawing, readDrawings } from './read-drawings.ts'
import { nextPlace, putDrawing, undoDrawing, type DrawingPut } from './write-drawing.ts'
