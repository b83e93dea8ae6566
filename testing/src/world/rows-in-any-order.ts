import { openSqliteStore } from '@waybook/server'
import { addApiKey } from '@waybook/server/features/api-keys/queries.ts'
import { addExperience } from '@waybook/server/features/characters/experience-queries.ts'
import { addRoll } from '@waybook/server/features/dice/queries.ts'
import { putJob } from '@waybook/server/features/jobs/queries.ts'
import { addNote } from '@waybook/server/features/notes/queries.ts'
import { addProposal } from '@waybook/server/features/proposals/queries.ts'

import { jobOf } from '../stores/job-of.ts'
import { CAMPAIGN_ID } from './test-server.ts'

const KESSA = 'characters/kessa-vane'
const START = Date.UTC(2026, 10, 1)
const HOUR_MS = 3_600_000
/** Neither the order of writing nor the order of ids equals the order of these times. */
const HOURS = [5, 1, 4, 2, 3]

/** Writes several rows of each kind that is listed by time, into the records of a campaign that no server has open. */
export async function writeInAnyOrder(file: string, owner: string): Promise<void> {
  let now = START
  const store = await openSqliteStore({ file, now: () => now })
  const records = store.records(CAMPAIGN_ID)
  for (const hour of HOURS) {
    now = START + hour * HOUR_MS
    const id = `at-${10 - hour}`
    const by = 'Bram'
    const about = `At ${hour} o'clock`
    await records.transaction({ actor: 'test' }, async (write) => {
      await addNote(write, { id, by, entity: KESSA, text: about, audience: 'party' })
      await addRoll(write, {
        id,
        by,
        characterId: KESSA,
        skill: null,
        dice: { boost: [hour] },
        reason: about,
        audience: 'table',
      })
      await addExperience(write, KESSA, { id, by, text: about, bought: null, amount: hour })
      await addApiKey(write, { id, owner, name: about, hash: `of ${id}`, createdAt: now, lastUsedAt: null })
      await putJob(write, id, jobOf(id, { createdAt: now }))
      const source = `---\nname: Kessa Vane\n---\n${about}\n`
      const part = { kind: 'added', text: about } as const
      const proposal = { id, by, entity: KESSA, remark: about, baseVersion: 1, source, parts: [part], unplaced: [] }
      await addProposal(write, proposal)
    })
  }
  await store.close()
}
