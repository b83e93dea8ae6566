import { check, defaultReportMessage, type IProperty } from 'fast-check'
import { expect, it } from 'vitest'

import * as party from './party-properties.ts'
import * as pieces from './piece-properties.ts'
import * as same from './same-walls.ts'
import * as properties from './sight-properties.ts'
import * as steps from './step-properties.ts'

const times =
  <T>(property: IProperty<T>, numRuns: number) =>
  () =>
    defaultReportMessage(check(property, { numRuns }))

it.each<[string, () => string | undefined]>([
  ['[SIGHT-1] sight is as defined by pieces', times(properties.asDefined, 10_000)],
  ['[SIGHT-1] sight is as defined by walls as they were drawn', times(properties.asDrawn, 10_000)],
  ['[SIGHT-1] sight over the largest mask is what no shadow covers', times(properties.asShadows, 300)],
  ['[SIGHT-2] nobody sees across a wall of a dungeon', times(properties.crossesNoWall, 10_000)],
  [
    '[SIGHT-2] nobody sees across walls that cross, overlap and nearly touch',
    times(properties.crossesNoNastyWall, 10_000),
  ],
  ['[SIGHT-3] more walls never show more', times(properties.moreWallsShowLess, 10_000)],
  ['[SIGHT-3] the same walls show the same', times(same.sameWallsShowTheSame, 3000)],
  ['[SIGHT-6] outlines have no direction', times(same.outlinesHaveNoDirection, 3000)],
  ['[SIGHT-5] lines agree with what is seen', times(properties.linesAgree, 3000)],
  ['[SIGHT-10] pieces meet at their ends only', times(pieces.meetAtEnds, 10_000)],
  ['[SIGHT-10] no wall is lost on the way to pieces', times(pieces.keepsWalls, 10_000)],
  ['[SIGHT-20] eyes see together what lines say', times(party.asLinesSay, 2000)],
  ['[SIGHT-21] fewer lights never show more', times(party.fewerLightsShowLess, 3000)],
  ['[SIGHT-22] doors restore what is seen', times(party.doorsRestore, 2000)],
  ['[SIGHT-30] whoever comes to a wall looks from their side of it', times(steps.looksFromTheSameSide, 10_000)],
  ['[SIGHT-31] nobody steps out of a closed room', times(steps.staysInRoom, 5000)],
])('%s, in many scenes', (_name, faultIn) => {
  expect(faultIn()).toBe(undefined)
})
