import type { OperationName } from './operations.ts'

/** What an answer that is not a success tells the client. */
export interface Refusal {
  /** The HTTP status' own words, as in `Not Found`. */
  readonly statusText: string
  /** The error that the server gave, else the body. */
  readonly text: string
}

type Failure = (refusal: Refusal) => string

/** Most failures end in the status' own words, some in what the server said (specification, section 8). */
const withStatus =
  (beginning: string): Failure =>
  ({ statusText }) =>
    `${beginning}: ${statusText}`
const withText =
  (beginning: string): Failure =>
  ({ text }) =>
    `${beginning}: ${text}`

const dynamicFailed = withStatus('Failed to update dynamic data')
const inventoryFailed = withStatus('Failed to update inventory')

/** Apart from the operations' declarations, so that a page that composes these texts need not carry the checks of every parameter. */
const failures: Partial<Record<OperationName, Failure>> = {
  getCharacterDynamic: withStatus('Failed to fetch dynamic data'),
  updateCharacterDynamic: dynamicFailed,
  adjustCharacterDynamic: dynamicFailed,
  addCondition: dynamicFailed,
  removeCondition: dynamicFailed,
  updateCharacterInventory: inventoryFailed,
  adjustCharacterInventory: inventoryFailed,
  setCharacterVisibility: () => 'Failed to update character visibility',
  setEntityVisibility: () => 'Failed to update visibility',
  deleteEntityImage: withText('Image deletion failed'),
  restoreImage: withText('Failed to restore image'),
  rawQuery: ({ text, statusText }) => text || `Request failed: ${statusText}` || 'Unknown error',
  createJob: withStatus('Failed to create job'),
  updateJob: withStatus('Failed to update job'),
  getJobs: withStatus('Failed to fetch jobs'),
  getJob: withStatus('Failed to fetch job'),
  deleteJob: withStatus('Failed to delete job'),
  setActiveScene: withText('Failed to set active scene'),
  getSceneEntities: withText('Failed to get scene entities'),
}

const queryFailed = withText('API query failed')

/** What a person reads when an operation fails. */
export function failureOf(operation: OperationName): Failure {
  return failures[operation] ?? queryFailed
}
