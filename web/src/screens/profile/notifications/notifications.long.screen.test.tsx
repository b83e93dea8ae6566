import { expect, it, vi } from 'vitest'

import { call } from '#api/call.ts'
import { openPage, openTestServer, player, visit } from '#testing/visit.tsx'

const frame = 'none'
/** Nothing is sent to it: no public address has this name. */
const subscription = { endpoint: 'https://push.waybook.org/one', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }

it('[TELL-12] a member chooses the kinds, the texts and the quiet hours, and removes a device', async () => {
  const opened = { as: player(), files: {}, frame } as const
  await openTestServer(opened)
  await call('addPushDevice', { subscription, deviceName: 'A phone', basePath: '' })
  const { screen } = await openPage('/profile', opened)
  const panel = screen.getByRole('region', { name: 'Notifications' })
  await panel.getByRole('switch', { name: 'A newsletter' }).click()
  await panel.getByRole('switch', { name: 'Say what it is about' }).click()
  await panel.getByRole('switch', { name: 'Quiet hours' }).click()
  await expect
    .poll(async () => (await call('getNotifications', {})).choice)
    .toMatchObject({ withText: true, quiet: null })
  expect((await call('getNotifications', {})).choice.kinds).not.toContain('newsletter')
  await panel.getByRole('button', { name: 'Remove A phone' }).click()
  await expect.poll(async () => (await call('getNotifications', {})).devices).toEqual([])
})

it('[TELL-11] [TELL-12] says what this browser lacks', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)')
  const { screen } = await visit('/profile', { as: player(), files: {}, frame })
  const panel = screen.getByRole('region', { name: 'Notifications' })
  await expect.element(panel.getByText(/^On an iPhone or iPad, install Waybook first/)).toBeVisible()
})

it('[MAIL-6] a member turns mails about dates on, tests them and turns them off', async () => {
  const { screen } = await visit('/profile', { as: player(), files: {}, frame })
  const panel = screen.getByRole('region', { name: 'Notifications' })
  const mails = panel.getByRole('switch', { name: 'E-mail about dates' })
  await mails.click()
  await expect.element(mails).toBeChecked()
  await panel.getByRole('button', { name: 'Send a test mail' }).click()
  await expect.element(panel.getByText('The mail server has accepted a mail for you.')).toBeVisible()
  await mails.click()
  await expect.poll(async () => (await call('getNotifications', {})).mail).toMatchObject({ isOn: false })
})
