import type { OperationName, ParamsOf } from './operations.ts'

/** An unsuccessful response. */
export interface FailedResponse {
  /** The HTTP status; `null` if there was no response. */
  readonly status: number | null
  /** The HTTP status text, such as `Not Found`. */
  readonly statusText: string
  /** The server's error message. Without one, its plain-text answer. Without that, the status text. */
  readonly text: string
  /** Whether the server sent an error message. */
  readonly explained: boolean
}

type Failure<Params = unknown> = (refusal: FailedResponse, params: Params) => string

/** Most failures end with the status text, some with the server's message (specification, section 8). */
const withStatus =
  (beginning: string): Failure =>
  ({ statusText }) =>
    `${beginning}: ${statusText}`
const withText =
  (beginning: string): Failure =>
  ({ text }) =>
    `${beginning}: ${text}`

const DRAGONS =
  'Here be dragons! Cannot connect to Firestore - authentication required. Please run "gcloud auth application-default login" on the server.'

/** Whether a server with a cloud store lacks its credentials. Waybook's server never answers this, but others may (specification). */
const lacksCredentials = ({ status, text }: FailedResponse) => status === 500 && /credentials|gcloud/i.test(text)

const queryFailed = withText('API query failed')

/** For refusals that give their reason in a whole sentence. */
const inWords: Failure = ({ text }) => text

const dynamicFailed = withStatus('Failed to update dynamic data')
const inventoryFailed = withStatus('Failed to update inventory')

/** Separate from the operations' declarations, so pages can use these texts without bundling the parameter schemas. */
const failures: { readonly [Name in OperationName]?: Failure<ParamsOf<Name>> } = {
  getCharacterDynamic: withStatus('Failed to fetch dynamic data'),
  updateCharacterDynamic: dynamicFailed,
  adjustCharacterDynamic: dynamicFailed,
  addCondition: dynamicFailed,
  removeCondition: dynamicFailed,
  updateCharacterInventory: inventoryFailed,
  adjustCharacterInventory: inventoryFailed,
  setCharacterVisibility: () => 'Failed to update character visibility',
  setEntityVisibility: () => 'Failed to update visibility',
  setReveal: () => 'Failed to update character visibility',
  deleteEntityImage: withText('Image deletion failed'),
  restoreImage: withText('Failed to restore image'),
  createCampaign: inWords,
  putCampaignAway: inWords,
  removeCampaign: inWords,
  showHandout: inWords,
  updateToken: inWords,
  updateTokens: inWords,
  setTokenSight: inWords,
  setSight: inWords,
  forgetSeen: inWords,
  openDoor: inWords,
  changeWalls: inWords,
  changeLights: inWords,
  takeWalls: inWords,
  setDoor: inWords,
  setToday: inWords,
  setSessionDate: inWords,
  planSession: inWords,
  changePlannedSession: inWords,
  chooseSessionOption: inWords,
  cancelPlannedSession: inWords,
  answerSession: inWords,
  setRhythm: inWords,
  createShare: inWords,
  reopenShare: inWords,
  setTimeZone: inWords,
  addPin: inWords,
  setMapColors: inWords,
  updatePin: inWords,
  removePin: inWords,
  saveContinuityCheck: inWords,
  acceptFinding: inWords,
  prepareRestore: inWords,
  beginRestore: inWords,
  startEncounter: inWords,
  claimSlot: inWords,
  releaseSlot: inWords,
  nextTurn: inWords,
  turnBack: inWords,
  rawQuery: ({ text, explained, status }) => (explained || status === null ? text : `Request failed: ${status}`),
  createJob: withStatus('Failed to create job'),
  updateJob: withStatus('Failed to update job'),
  getJobs: withStatus('Failed to fetch jobs'),
  getJob: withStatus('Failed to fetch job'),
  deleteJob: withStatus('Failed to delete job'),
  getActiveScene: (refusal, params) => (lacksCredentials(refusal) ? DRAGONS : queryFailed(refusal, params)),
  setActiveScene: (refusal) => `Failed to set active scene: ${lacksCredentials(refusal) ? DRAGONS : refusal.text}`,
  getSceneDetails: (_refusal, { sceneId }) => `Failed to fetch scene "${sceneId}"`,
  getSceneEntities: withText('Failed to get scene entities'),
}

/**
 * Returns the message to show when an operation fails.
 * @example
 * const refusal = { status: 404, statusText: 'Not Found', text: 'Not found', explained: true }
 * failureOf('createJob', {})(refusal) // 'Failed to create job: Not Found'
 */
export function failureOf<Name extends OperationName>(
  operation: Name,
  params: ParamsOf<Name>,
): (refusal: FailedResponse) => string {
  const failure = failures[operation] ?? queryFailed
  return (refusal) => failure(refusal, params)
}
