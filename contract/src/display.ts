import type { OperationName } from './operations.ts'

/** The page for a television. It sends requests to addresses below this path, because only they get a display's cookie. */
export const DISPLAY_PATH = '/display'

/**
 * The address for a display's request to `path`.
 * @example displayAddress('/api/query') // '/display/api/query'
 */
export const displayAddress = (path: string) => `${DISPLAY_PATH}${path}`

/** How long a code is valid. It works once. */
export const DISPLAY_CODE_MS = 600_000

/** The number of digits in a code. */
export const DISPLAY_CODE_LENGTH = 6

/** The maximum number of displays of a campaign. */
export const DISPLAYS_MAX = 20

/** The operations that a display may call. It gets the answers of a player without a character. */
export const displayOperations: ReadonlySet<OperationName> = new Set<OperationName>([
  'getActiveScene',
  'getSceneDetails',
  'getSceneMap',
  'getTokens',
  'getSceneLayout',
  'getDrawings',
  'getHandout',
  'getTrackers',
  'getPlayingSounds',
  'getEncounter',
  'getStoryPoints',
  'getRolls',
  'getThrow',
])
