import type { Migration } from 'kysely/migration'

import * as baseline from './101-baseline.ts'
import * as searchFolding from './102-search-folding.ts'
import * as imports from './103-imports.ts'
import * as sceneWalls from './104-scene-walls.ts'
import * as keptFiles from './105-kept-files.ts'

/** All migrations of this version, by file name. Each has a fixture: a store for which it was the last migration (STO-31). */
export const migrations: Readonly<Record<string, Migration>> = {
  '101-baseline': baseline,
  '102-search-folding': searchFolding,
  '103-imports': imports,
  '104-scene-walls': sceneWalls,
  '105-kept-files': keptFiles,
}
