import { describe } from 'vitest'

import { describeBackup, type Reopen } from './backup.contract.ts'
import { describeCampaigns } from './campaigns.contract.ts'
import { describeChanges } from './changes.contract.ts'
import { describeGraph } from './graph.contract.ts'
import { describeHiddenWorld } from './hidden-world.contract.ts'
import { describeImport } from './import.contract.ts'
import { describeJobs } from './jobs.contract.ts'
import { describeLists } from './lists.contract.ts'
import { describeMentions } from './mentions.contract.ts'
import type { Open } from './open-for-test.ts'
import { describeOutbox } from './outbox.contract.ts'
import { describePictureRecords } from './pictures.contract.ts'
import { describePlayed } from './played.contract.ts'
import { describeRolls } from './rolls.contract.ts'
import { describeScenes } from './scenes.contract.ts'
import { describeScope } from './scope.contract.ts'
import { describeSearch } from './search.contract.ts'
import { describeTable } from './table/table.contract.ts'
import { describeTokens } from './table/tokens.contract.ts'
import { describeTransactions } from './transactions.contract.ts'
import { describeVisibility } from './visibility.contract.ts'

interface Adapter {
  /** Opens an empty store whose clock advances with every reading. */
  readonly open: Open
  readonly reopen: Reopen
}

/** The contract of every store (docs/spec/store.md), whatever its database. */
export function describeStore(name: string, { open, reopen }: Adapter): void {
  describe(`a store: ${name}`, () => {
    describeScope(open)
    describeVisibility(open)
    describeLists(open)
    describeSearch(open)
    describeMentions(open)
    describeScenes(open)
    describeImport(open)
    describeChanges(open)
    describeTransactions(open)
    describePlayed(open)
    describePictureRecords(open)
    describeRolls(open)
    describeTokens(open)
    describeTable(open)
    describeJobs(open)
    describeOutbox(open)
    describeGraph(open)
    describeHiddenWorld(open)
    describeCampaigns(open)
    describeBackup(open, reopen)
  })
}
