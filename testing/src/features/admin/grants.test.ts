import { grants } from '@waybook/contract'
import { expect, it, onTestFinished } from 'vitest'

import { callerWith } from '../../world/callers.ts'
import { CAMPAIGN_ID, openTestServer } from '../../world/test-server.ts'

it.each(grants)('[ADM-9] a changed grant applies to the next call: %s', async (grant) => {
  const testServer = await openTestServer({ 'campaign.yaml': 'name: Small\n' })
  onTestFinished(testServer.close)
  const gameMaster = callerWith(testServer, await testServer.signIn({ role: 'gameMaster' }))
  const cookie = await testServer.signIn({ role: 'player' })
  const mayNow = async () => {
    const { body } = await testServer.app.inject({ url: '/api/me', headers: { cookie } })
    return (JSON.parse(body) as { may: string[] }).may.includes(grant)
  }
  for (const granted of [true, false, true]) {
    const { status } = await gameMaster('setGrant', { campaignId: CAMPAIGN_ID, grant, granted })
    expect([status, await mayNow()]).toEqual([200, granted])
  }
})
