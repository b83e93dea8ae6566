import type { Migration } from 'kysely/migration'

import * as baseline from './101-baseline.ts'
import * as searchFolding from './102-search-folding.ts'
import * as movingIn from './103-moving-in.ts'
import * as atTheTable from './104-at-the-table.ts'
import * as changedRolls from './105-changed-rolls.ts'
import * as libraryAndSounds from './106-library-and-sounds.ts'
import * as placeInOrder from './107-place-in-order.ts'
import * as walls from './108-walls.ts'
import * as schedule from './109-schedule.ts'
import * as sightAndOutside from './110-sight-and-outside.ts'

/** All migrations of this version, by file name. Each has a fixture: a store for which it was the last migration (STO-31). */
export const migrations: Readonly<Record<string, Migration>> = {
  '101-baseline': baseline,
  '102-search-folding': searchFolding,
  '103-moving-in': movingIn,
  '104-at-the-table': atTheTable,
  '105-changed-rolls': changedRolls,
  '106-library-and-sounds': libraryAndSounds,
  '107-place-in-order': placeInOrder,
  '108-walls': walls,
  '109-schedule': schedule,
  '110-sight-and-outside': sightAndOutside,
}
