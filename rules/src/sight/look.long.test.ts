import * as fc from 'fast-check'
import { it } from 'vitest'

import * as properties from './sight-properties.ts'

const { asDefined, asDrawn, crossesNoNastyWall, crossesNoWall, linesAgree, moreWallsShowLess } = properties

it.each([
  ['[SIG-1] sight is as defined by pieces', asDefined],
  ['[SIG-1] sight is as defined by walls as they were drawn', asDrawn],
  ['[SIG-2] nobody sees across a wall of a dungeon', crossesNoWall],
  ['[SIG-2] nobody sees across a wall of a scene with walls that cross, overlap and nearly touch', crossesNoNastyWall],
  ['[SIG-3] more walls never show more', moreWallsShowLess],
  ['[SIG-5] lines agree with what is seen', linesAgree],
])('%s, in 10,000 scenes', (_name, property) => {
  fc.assert<unknown[]>(property, { numRuns: 10_000 })
})
