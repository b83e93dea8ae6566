import { newestSeq, readChanges } from '#database/change-log.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import { apiKeyRepository, apiKeyWriter, type ApiKeyRepository, type ApiKeyWriter } from './api-keys/repository.ts'
import {
  campaignRepository,
  campaignWriter,
  type CampaignRepository,
  type CampaignWriter,
} from './campaign/repository.ts'
import type { ChangeRecord } from './changes.ts'
import {
  experienceRepository,
  experienceWriter,
  type ExperienceRepository,
  type ExperienceWriter,
} from './characters/experience-repository.ts'
import {
  characterRepository,
  characterWriter,
  type CharacterRepository,
  type CharacterWriter,
} from './characters/repository.ts'
import { checkRepository, checkWriter, type CheckRepository, type CheckWriter } from './checks/repository.ts'
import {
  storyPointRepository,
  storyPointWriter,
  type StoryPointRepository,
  type StoryPointWriter,
} from './checks/story-point-repository.ts'
import { openTextRepository, type OpenTextRepository } from './continuity/open-texts.ts'
import {
  continuityRepository,
  continuityWriter,
  type ContinuityRepository,
  type ContinuityWriter,
} from './continuity/repository.ts'
import { proofRepository, proofWriter, type ProofRepository, type ProofWriter } from './dice/proof-repository.ts'
import { rollRepository, rollWriter, type RollRepository, type RollWriter } from './dice/repository.ts'
import { displayRepository, displayWriter, type DisplayRepository, type DisplayWriter } from './displays/repository.ts'
import { drawingRepository, drawingWriter, type DrawingRepository, type DrawingWriter } from './drawings/repository.ts'
import {
  encounterRepository,
  encounterWriter,
  type EncounterRepository,
  type EncounterWriter,
} from './encounters/repository.ts'
import { entityRepository, entityWriter, type EntityRepository, type EntityWriter } from './entities/repository.ts'
import { factRepository, type FactRepository } from './facts/repository.ts'
import { feedRepository, feedWriter, type FeedRepository, type FeedWriter } from './feeds/repository.ts'
import { fogRepository, fogWriter, type FogRepository, type FogWriter } from './fog/repository.ts'
import { graphRepository, type GraphRepository } from './graph/repository.ts'
import { handoutRepository, handoutWriter, type HandoutRepository, type HandoutWriter } from './handouts/repository.ts'
import {
  waitingFileRepository,
  waitingFileWriter,
  type WaitingFileRepository,
  type WaitingFileWriter,
} from './imports/repository.ts'
import { jobRepository, jobWriter, type JobRepository, type JobWriter } from './jobs/repository.ts'
import { logRepository, type LogRepository } from './log/log-repository.ts'
import { mapRepository, type MapRepository } from './maps/repository.ts'
import { auditWriter, type AuditWriter } from './members/audit.ts'
import { noteRepository, noteWriter, type NoteRepository, type NoteWriter } from './notes/repository.ts'
import { pictureRepository, pictureWriter, type PictureRepository, type PictureWriter } from './pictures/repository.ts'
import {
  proposalRepository,
  proposalWriter,
  type ProposalRepository,
  type ProposalWriter,
} from './proposals/repository.ts'
import {
  sceneLayoutRepository,
  sceneLayoutWriter,
  type SceneLayoutRepository,
  type SceneLayoutWriter,
} from './scenes/layout-repository.ts'
import { sceneRepository, type SceneRepository } from './scenes/repository.ts'
import { sessionRepository, sessionWriter, type SessionRepository, type SessionWriter } from './sessions/repository.ts'
import { tableRepository, tableWriter, type TableRepository, type TableWriter } from './table/table-repository.ts'
import { tokenRepository, tokenWriter, type TokenRepository, type TokenWriter } from './table/token-repository.ts'
import {
  timelineRepository,
  timelineWriter,
  type TimelineRepository,
  type TimelineWriter,
} from './timeline/repository.ts'
import { visitRepository, type VisitRepository } from './visits/visit-repository.ts'
import { textRepository, textWriter, type TextRepository, type TextWriter } from './writing/repository.ts'

interface ChangeRepository {
  /** Changes after `seq`, oldest first. */
  since(seq: number, limit: number): Promise<ChangeRecord[]>
  /** The number of the newest change; 0 if there is none. */
  newest(): Promise<number>
}

/** The repositories of a campaign, for reading. */
export interface Repositories {
  readonly campaign: CampaignRepository
  readonly entities: EntityRepository
  readonly texts: TextRepository
  readonly scenes: SceneRepository
  readonly characters: CharacterRepository
  readonly experience: ExperienceRepository
  readonly rolls: RollRepository
  readonly checks: CheckRepository
  readonly storyPoints: StoryPointRepository
  readonly encounters: EncounterRepository
  readonly proofs: ProofRepository
  readonly table: TableRepository
  readonly tokens: TokenRepository
  readonly drawings: DrawingRepository
  readonly fog: FogRepository
  readonly handouts: HandoutRepository
  readonly maps: MapRepository
  readonly graph: GraphRepository
  readonly sceneLayouts: SceneLayoutRepository
  readonly facts: FactRepository
  readonly pictures: PictureRepository
  readonly jobs: JobRepository
  readonly notes: NoteRepository
  readonly proposals: ProposalRepository
  readonly waitingFiles: WaitingFileRepository
  readonly sessions: SessionRepository
  readonly timeline: TimelineRepository
  readonly apiKeys: ApiKeyRepository
  readonly displays: DisplayRepository
  readonly feeds: FeedRepository
  readonly continuity: ContinuityRepository
  readonly openTexts: OpenTextRepository
  readonly changes: ChangeRepository
  readonly visits: VisitRepository
  readonly log: LogRepository
}

/** The repositories within a transaction. Each write is logged as a change by the transaction's actor, unless it changes nothing. */
export interface WriteRepositories extends Repositories {
  /** The time of the transaction, in milliseconds since 1970. */
  readonly at: number
  readonly campaign: CampaignWriter
  readonly entities: EntityWriter
  readonly texts: TextWriter
  readonly characters: CharacterWriter
  readonly experience: ExperienceWriter
  readonly rolls: RollWriter
  readonly checks: CheckWriter
  readonly storyPoints: StoryPointWriter
  readonly encounters: EncounterWriter
  readonly proofs: ProofWriter
  readonly table: TableWriter
  readonly tokens: TokenWriter
  readonly drawings: DrawingWriter
  readonly fog: FogWriter
  readonly handouts: HandoutWriter
  readonly sceneLayouts: SceneLayoutWriter
  readonly pictures: PictureWriter
  readonly jobs: JobWriter
  readonly notes: NoteWriter
  readonly proposals: ProposalWriter
  readonly waitingFiles: WaitingFileWriter
  readonly sessions: SessionWriter
  readonly timeline: TimelineWriter
  readonly apiKeys: ApiKeyWriter
  readonly displays: DisplayWriter
  readonly feeds: FeedWriter
  readonly continuity: ContinuityWriter
  readonly audit: AuditWriter
}

export function repositories(tables: CampaignTables): Repositories {
  return {
    campaign: campaignRepository(tables),
    entities: entityRepository(tables),
    texts: textRepository(tables),
    scenes: sceneRepository(tables),
    characters: characterRepository(tables),
    experience: experienceRepository(tables),
    rolls: rollRepository(tables),
    checks: checkRepository(tables),
    storyPoints: storyPointRepository(tables),
    encounters: encounterRepository(tables),
    proofs: proofRepository(tables),
    table: tableRepository(tables),
    tokens: tokenRepository(tables),
    drawings: drawingRepository(tables),
    fog: fogRepository(tables),
    handouts: handoutRepository(tables),
    maps: mapRepository(tables),
    graph: graphRepository(tables),
    sceneLayouts: sceneLayoutRepository(tables),
    facts: factRepository(tables),
    pictures: pictureRepository(tables),
    jobs: jobRepository(tables),
    notes: noteRepository(tables),
    proposals: proposalRepository(tables),
    waitingFiles: waitingFileRepository(tables),
    sessions: sessionRepository(tables),
    timeline: timelineRepository(tables),
    apiKeys: apiKeyRepository(tables),
    displays: displayRepository(tables),
    feeds: feedRepository(tables),
    continuity: continuityRepository(tables),
    openTexts: openTextRepository(tables),
    visits: visitRepository(tables),
    log: logRepository(tables),
    changes: {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an operation and its payload were logged together
      since: async (seq, limit) => (await readChanges(tables, seq, limit)) as ChangeRecord[],
      newest: async () => await newestSeq(tables),
    },
  }
}

export function writeRepositories(tx: CampaignTransaction): WriteRepositories {
  return {
    ...repositories(tx),
    at: tx.at,
    campaign: campaignWriter(tx),
    entities: entityWriter(tx),
    texts: textWriter(tx),
    characters: characterWriter(tx),
    experience: experienceWriter(tx),
    rolls: rollWriter(tx),
    checks: checkWriter(tx),
    storyPoints: storyPointWriter(tx),
    encounters: encounterWriter(tx),
    proofs: proofWriter(tx),
    table: tableWriter(tx),
    tokens: tokenWriter(tx),
    drawings: drawingWriter(tx),
    fog: fogWriter(tx),
    handouts: handoutWriter(tx),
    sceneLayouts: sceneLayoutWriter(tx),
    pictures: pictureWriter(tx),
    jobs: jobWriter(tx),
    notes: noteWriter(tx),
    proposals: proposalWriter(tx),
    waitingFiles: waitingFileWriter(tx),
    sessions: sessionWriter(tx),
    timeline: timelineWriter(tx),
    apiKeys: apiKeyWriter(tx),
    displays: displayWriter(tx),
    feeds: feedWriter(tx),
    continuity: continuityWriter(tx),
    audit: auditWriter(tx),
  }
}
