import type { OperationName } from './operations.ts'

/** An unsuccessful response. */
export interface FailedResponse {
  /** The HTTP status text, such as `Not Found`. */
  readonly statusText: string
  /** The error message from the server, or else the body. */
  readonly text: string
}

type Failure = (refusal: FailedResponse) => string

/** Most failures end with the status text, some with the server's message (specification, section 8). */
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

/** Separate from the operations' declarations, so that pages that use these texts need not bundle the parameter schemas. */
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

/** The message to show when an operation fails. */
export function failureOf(operation: OperationName): Failure {
  return failures[operation] ?? queryFailed
}
