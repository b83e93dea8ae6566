import type { FogArea, FogOperation } from '@waybook/rules'

import type { Change } from '#database/change.ts'

/** The subject is the scene. */
export type FogChange = Change<
  'fog',
  {
    /** The number of the change before; 0 if this is the first. */
    readonly after: number
    /** `null` if the mask became another in another way. */
    readonly operation: FogOperation | null
    /** All cells that changed are in it. */
    readonly area: FogArea
  }
>
