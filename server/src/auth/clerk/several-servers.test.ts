import { HOME } from '@waybook/testing/world/auth/auth-app.ts'
import { bearing, openClerkHarness, tokenOf } from '@waybook/testing/world/auth/clerk-harness.ts'
import { expect, onTestFinished, test } from 'vitest'

import { memoryBus } from '#bus/memory-bus.ts'

test('[SIG-111] a session ended on one server is refused by the others at once, and their listeners get its id', async () => {
  const messages = memoryBus()
  const open = async () => {
    const harness = await openClerkHarness(messages.open())
    onTestFinished(harness.close)
    return harness
  }
  const [one, other] = [await open(), await open()]
  const [leaving, staying] = [bearing(tokenOf()), bearing(tokenOf({ sub: 'user_odo', sid: 'sess_odo' }))]
  const ended: string[] = []
  other.signIn.onEnded((id) => void ended.push(id))
  expect(await other.signIn.identify(leaving)).not.toBeNull()
  await one.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { origin: HOME, ...leaving } })
  await expect.poll(async () => await other.signIn.identify(leaving)).toBeNull()
  expect(ended).toEqual(['sess_pia'])
  expect(await other.signIn.identify(staying)).not.toBeNull()
})

test('[SIG-111] a message that is not a session’s id ends no session', async () => {
  const messages = memoryBus()
  const { signIn, close } = await openClerkHarness(messages.open())
  onTestFinished(close)
  const ended: string[] = []
  signIn.onEnded((id) => void ended.push(id))
  const elsewhere = messages.open()
  for (const message of [null, 7, { id: 'sess_pia' }, 'sess_odo']) elsewhere.publish('auth.ended', message)
  await expect.poll(() => ended).toEqual(['sess_odo'])
})
