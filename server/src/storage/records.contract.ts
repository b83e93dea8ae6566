import { describe } from 'vitest'

import { describeActs } from './suite/acts.contract.ts'
import { describeBackup, type Reopen } from './suite/backup.contract.ts'
import { describeChanges } from './suite/changes.contract.ts'
import { describeHiddenWorld } from './suite/hidden-world.contract.ts'
import { describeImport } from './suite/import.contract.ts'
import { describeJobs } from './suite/jobs.contract.ts'
import { describeLists } from './suite/lists.contract.ts'
import { describeMentions } from './suite/mentions.contract.ts'
import type { Open } from './suite/opened.ts'
import { describePictureRecords } from './suite/pictures.contract.ts'
import { describePlayed } from './suite/played.contract.ts'
import { describeRolls } from './suite/rolls.contract.ts'
import { describeScenes } from './suite/scenes.contract.ts'
import { describeSearch } from './suite/search.contract.ts'
import { describeSight } from './suite/sight.contract.ts'
import { describeTable } from './suite/table/table.contract.ts'
import { describeTokens } from './suite/table/tokens.contract.ts'
import { describeVisibility } from './suite/visibility.contract.ts'

interface Adapter {
  /** Opens a store with nothing in it. Its clock goes on with every look at it. */
  readonly open: Open
  readonly reopen: Reopen
}

/** What every store keeps to (docs/spec/store.md), whatever it stands on. */
export function describeStore(name: string, { open, reopen }: Adapter): void {
  describe(`a store: ${name}`, () => {
    describeSight(open)
    describeVisibility(open)
    describeLists(open)
    describeSearch(open)
    describeMentions(open)
    describeScenes(open)
    describeImport(open)
    describeChanges(open)
    describeActs(open)
    describePlayed(open)
    describePictureRecords(open)
    describeRolls(open)
    describeTokens(open)
    describeTable(open)
    describeJobs(open)
    describeHiddenWorld(open)
    describeBackup(open, reopen)
  })
}
