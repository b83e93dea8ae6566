import { describe, expect, it } from 'vitest'

import { engines } from '../store/test-postgres.ts'
import { BELL, CRYPT, KESSA, MARL, openWriting, TARROW } from './writing-harness.ts'

describe.each(engines)('on $name', ({ take }) => {
  it('[WRI-200] a saved text is shown at once, with everything that an import of it would store', async () => {
    const { ask, edit, expectAsImported } = await openWriting(take)
    await expectAsImported()
    const saved = await edit(MARL, 'A smith of', 'The old smith of')
    expect(saved).toMatchObject({ outcome: 'saved', version: 2, findings: [] })
    await edit(MARL, 'tags: [smith]', 'tags: [smith, elder]')
    const { entities } = await ask('getEntity', { id: MARL })
    expect(entities[0]).toMatchObject({ longDescription: expect.stringContaining('The old smith of') as string })
    expect((await ask('searchEntities', { query: 'old smith' })).entities).toMatchObject([{ id: MARL }])
    expect((await ask('countTags', {})).tags).toContainEqual({ tag: 'elder', entities: 1 })
    await expectAsImported()
  })
})
