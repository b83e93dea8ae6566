import { openQueryService } from '@waybook/server'
import { expect, it, onTestFinished } from 'vitest'

import { secretCampaign } from '../../access/secret-campaign.ts'
import { callerOf } from '../../world/callers.ts'
import { openTestServer } from '../../world/test-server.ts'
import { catastrophic, endless } from './endless.ts'

const [SOON_MS, HOUR_MS] = [20, 3_600_000]

it.each([
  ['player', 'gameMaster'],
  ['gameMaster', 'player'],
] as const)(
  '[FCT-7] a query of a %s stops at the time limit of that role, and the next query is answered',
  async (late, next) => {
    const queries = openQueryService({ player: HOUR_MS, gameMaster: HOUR_MS, [late]: SOON_MS })
    const testServer = await openTestServer(secretCampaign, { queryService: queries })
    onTestFinished(async () => await testServer.close())
    const hurried = await callerOf(testServer, { role: late })
    const other = await callerOf(testServer, { role: next })
    const { body } = await hurried('rawQuery', { query: endless })
    expect(body).toEqual({ error: expect.stringMatching(/^Error: stopped after 0\.02 s/) as string })
    // The server stops the pattern itself, or on a slow machine the rule around it.
    expect((await hurried('rawQuery', { query: catastrophic })).body).toEqual({
      error: expect.stringMatching(/^Error: stopped after 0\.02 s[^]*hint: ask for less/) as string,
    })
    expect((await other('rawQuery', { query: '.printsize event' })).body).toEqual({ rows: ['event\t1'] })
  },
)
