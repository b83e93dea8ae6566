import type { Tables } from './tables.ts'

/**
 * All tables, each after the tables that its rows refer to. `access`: its rows are credentials. It is a record, so the compiler finds a
 * forgotten table.
 */
const order: Readonly<Record<keyof Tables, 'access' | 'content'>> = {
  addedCampaign: 'content',
  campaignHost: 'content',
  rollKey: 'content',
  campaign: 'content',
  entity: 'content',
  entityTag: 'content',
  entityCount: 'content',
  relationship: 'content',
  entityMap: 'content',
  pin: 'content',
  transition: 'content',
  mention: 'content',
  entityVariant: 'content',
  entityDate: 'content',
  picture: 'content',
  campaignSetting: 'content',
  characterState: 'content',
  inventory: 'content',
  experience: 'content',
  playedVisibility: 'content',
  addedPicture: 'content',
  pictureSetAside: 'content',
  activeScene: 'content',
  token: 'content',
  sceneFog: 'content',
  fogOperation: 'content',
  sceneLayout: 'content',
  drawing: 'content',
  drawingStep: 'content',
  handout: 'content',
  job: 'content',
  apiKey: 'access',
  display: 'access',
  feed: 'access',
  note: 'content',
  continuityCheck: 'content',
  continuityOff: 'content',
  acceptedFinding: 'content',
  continuityRun: 'content',
  gameSession: 'content',
  gameCheck: 'content',
  encounter: 'content',
  storyPool: 'content',
  queuedDie: 'content',
  change: 'content',
  changeCounter: 'content',
  visit: 'content',
  idempotencyKey: 'content',
  roll: 'content',
  throw: 'content',
  rollProof: 'content',
  knownWord: 'content',
  revision: 'content',
  deletedEntity: 'content',
  formerId: 'content',
  draft: 'content',
  entityName: 'content',
  reference: 'content',
  proposal: 'content',
  waitingFile: 'content',
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `order`
export const tablesInOrder = Object.keys(order) as readonly (keyof Tables)[]

/** The tables of credentials. No operation that accepts an API key may add rows to them. */
export const accessTables = tablesInOrder.filter((table) => order[table] === 'access')
