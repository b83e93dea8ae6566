import type { Query, QueryClient } from '@tanstack/react-query'
import type { InvalidatingChange, ReadName } from '@waybook/contract'

/** Queries that live messages never change. */
const CONSTANT = new Set(['config', 'sign-in-provider', 'link'])

const ENTITIES = ['import', 'visibility', 'written', 'library'] as const
const PICTURED = [...ENTITIES, 'picture'] as const

/** The changes that make each query stale, except changes that contain their values, such as rolls. A missing query doesn't compile. */
const staleAfter: Readonly<Record<ReadName | 'me', readonly InvalidatingChange['kind'][]>> = {
  me: ['import', 'grants', 'settings'],
  getEntity: PICTURED,
  getEntityProperty: ENTITIES,
  getEntities: PICTURED,
  listEntities: PICTURED,
  countTags: ENTITIES,
  countEntities: ENTITIES,
  countShown: ENTITIES,
  searchEntities: PICTURED,
  getGraph: PICTURED,
  getCharacterDynamic: [...ENTITIES, 'grants'],
  getPartyPoints: [...ENTITIES, 'grants'],
  getInventory: ENTITIES,
  getSceneDetails: PICTURED,
  getSceneEntities: PICTURED,
  getSceneTransitions: ENTITIES,
  getSceneLayout: ENTITIES,
  getSceneWalls: PICTURED,
  getSight: PICTURED,
  getEyes: PICTURED,
  getActiveScene: ENTITIES,
  getTokens: [...PICTURED, 'grants', 'settings'],
  getSceneMap: PICTURED,
  getMap: PICTURED,
  listMaps: PICTURED,
  getDrawings: ENTITIES,
  getHandout: PICTURED,
  getRandomTables: ENTITIES,
  getLibrary: PICTURED,
  getHands: [...ENTITIES, 'hands', 'grants', 'settings'],
  getTrackers: ['import', 'trackers'],
  getSounds: ['import', 'sounds'],
  getPlayingSounds: ['import', 'sounds', 'grants'],
  getTableHistory: [...ENTITIES, 'trackers'],
  getRemovedImages: PICTURED,
  getPicturePreparation: ['import'],
  getImagePrompt: [...PICTURED, 'settings'],
  rawQuery: [...ENTITIES, 'grants'],
  getFactsSchema: [],
  getSource: ENTITIES,
  getHistory: ENTITIES,
  getRevision: [],
  getCampaignSource: ['import', 'written'],
  checkText: [],
  renderText: [],
  completeLink: ENTITIES,
  listDeleted: ENTITIES,
  listWaitingFiles: ['import', 'written'],
  // A plan stays until the game master asks for another one.
  planImport: [],
  listImports: ['import'],
  getChangedSinceImport: ['import', 'written'],
  listDrafts: ENTITIES,
  getOwnDice: [],
  getOpenChecks: [...ENTITIES, 'hits', 'grants', 'settings', 'sessions'],
  getCheck: [...ENTITIES, 'grants', 'settings', 'sessions'],
  getStoryPoints: ['import'],
  getEncounter: [...PICTURED, 'grants', 'settings'],
  getExperience: ENTITIES,
  getRollCommitment: [],
  getRollProof: [],
  getRolls: [],
  getRoll: ['settings'],
  listNotes: [...ENTITIES, 'notes'],
  getNotedPages: [...ENTITIES, 'notes'],
  getOpenSource: ENTITIES,
  listProposals: [...ENTITIES, 'proposals'],
  countProposals: [...ENTITIES, 'proposals'],
  getProposal: [...ENTITIES, 'proposals'],
  listDisplays: ['displays'],
  getSiteFigures: PICTURED,
  listShares: PICTURED,
  previewShare: PICTURED,
  previewHandout: PICTURED,
  getFeed: ['members'],
  getNotifications: ['members'],
  listWebhooks: ['members'],
  previewWebhook: [],
  getContinuity: [...PICTURED, 'continuity'],
  countContinuity: [...PICTURED, 'continuity'],
  getCalendar: ['import', 'today'],
  getTimeline: [...PICTURED, 'sessions', 'today'],
  getTimelineTopics: ENTITIES,
  getBeginning: [...PICTURED, 'members', 'sessions', 'settings'],
  getChangesSinceVisit: [...PICTURED, 'notes', 'sessions'],
  getLog: [],
  listSessions: ['sessions'],
  getSession: [...ENTITIES, 'notes', 'grants', 'sessions'],
  getSchedule: [...PICTURED, 'members', 'schedule', 'sessions'],
  listPastSessions: [...ENTITIES, 'schedule', 'sessions'],
  draftSession: [...ENTITIES, 'notes', 'grants', 'sessions'],
  getThrow: [],
  getGrants: ['import', 'grants'],
  getSettings: ['import', 'settings'],
  getMembers: ['import', 'members'],
  getCharacterCreation: [...PICTURED, 'grants', 'members'],
  listApiKeys: ['members'],
  getBackups: ['members'],
  listCampaigns: ['import', 'members', 'settings'],
  getRestore: ['members'],
  getEnvironment: [],
  getJobs: ['import'],
  getJob: ['import'],
}

export function invalidateAll(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey }) => !CONSTANT.has(String(queryKey[0])) })
}

/** Refetches the queries whose last request failed. Call this when the server can be reached again. */
export function invalidateFailed(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
}

/** Refetches the queries that these changes affect, each once. A picture affects answers that contain its entity's id, and pending queries. */
export function invalidateAffected(queries: QueryClient, changes: readonly InvalidatingChange[]): void {
  const isTouched = (query: Query) => changes.some((change) => touches(change, query))
  void queries.invalidateQueries({ predicate: isTouched })
}

function touches(change: InvalidatingChange, { queryKey, state }: Query): boolean {
  const [name] = queryKey
  if (!isKnown(name) || !staleAfter[name].includes(change.kind)) return false
  if (change.kind !== 'picture' || name === 'getTokens' || state.data === undefined) return true
  return JSON.stringify([queryKey, state.data]).includes(JSON.stringify(change.entityId))
}

function isKnown(name: unknown): name is keyof typeof staleAfter {
  return typeof name === 'string' && Object.hasOwn(staleAfter, name)
}

export function invalidateJobs(queries: QueryClient): void {
  for (const operation of ['getJobs', 'getJob']) void queries.invalidateQueries({ queryKey: [operation] })
}

/** A pending answer may predate the change, so this invalidates the query as soon as it arrives. It works even if no page observes the query yet. */
export function invalidateIfFetching(queries: QueryClient, queryKey: readonly unknown[]): void {
  for (const query of queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    const invalidate = async () => await queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
    // `fetch` returns the promise of the pending request.
    void query.fetch().then(invalidate, invalidate)
  }
}
