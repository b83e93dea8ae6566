import type { Tables } from './tables.ts'

/** Every table, each after those that its rows refer to. A record, so that a new table cannot be forgotten. */
const order: Readonly<Record<keyof Tables, true>> = {
  addedCampaign: true,
  campaignHost: true,
  campaign: true,
  entity: true,
  entityTag: true,
  entityCount: true,
  relationship: true,
  transition: true,
  mention: true,
  entityVariant: true,
  picture: true,
  campaignSetting: true,
  characterState: true,
  inventory: true,
  playedVisibility: true,
  addedPicture: true,
  pictureSetAside: true,
  activeScene: true,
  token: true,
  job: true,
  apiKey: true,
  note: true,
  gameSession: true,
  change: true,
  changeCounter: true,
  idempotencyKey: true,
  roll: true,
  throw: true,
  knownWord: true,
  revision: true,
  deletedEntity: true,
  formerId: true,
  draft: true,
  entityName: true,
  reference: true,
  proposal: true,
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `order`
export const tablesInOrder = Object.keys(order) as readonly (keyof Tables)[]
