import type { OperationName } from './operations.ts'

/** The page for a television. What it may ask for is at addresses below this path, which alone get the cookie of a display. */
export const DISPLAY_PATH = '/display'

/** The address at which a display asks for what others get at `path`. */
export const displayAddress = (path: string) => `${DISPLAY_PATH}${path}`

/** How long a code can be typed, once. */
export const DISPLAY_CODE_MS = 600_000

/** The digits of a code. */
export const DISPLAY_CODE_LENGTH = 6

/** The maximum number of displays of a campaign. */
export const DISPLAYS_MAX = 20

/** All that a display may call. It gets what a player without a character gets. */
export const displayOperations: ReadonlySet<OperationName> = new Set<OperationName>([
  'getActiveScene',
  'getSceneDetails',
  'getSceneMap',
  'getTokens',
  'getSceneLayout',
  'getDrawings',
  'getHandout',
  'getEncounter',
  'getStoryPoints',
  'getRolls',
  'getThrow',
])
