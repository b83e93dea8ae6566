import type { Me } from '@waybook/contract'
import { expect, it } from 'vitest'

import { get } from '#api/call.ts'
import { claimStore, savePage, readSavedAnswers } from '#api/offline/offline-store.ts'
import { writeDeviceDraft } from '#stores/device-drafts.ts'
import { noteDraft, storeNoteDraft } from '#stores/note-drafts.ts'
import { storeProposalDraft } from '#stores/proposal-drafts.ts'
import { rememberPage } from '#stores/remembered-pages.ts'
import { hastenTimers } from '#testing/hasten-timers.ts'
import { loseServer } from '#testing/lose-server.ts'
import { player, visit } from '#testing/visit.tsx'

import { removeFromDevice, unsavedWork } from './of-account.ts'

const base = { text: 'It is cracked.', version: '1' }
const waiting = { at: Date.now(), characterId: 'characters/kessa-vane', field: 'hitpoints', by: -1 }
const storeClick = (account: string) =>
  localStorage.setItem(`waybook.waiting.${account}.0123456789abcdef`, JSON.stringify(waiting))

it('[OFF-13] an account’s data is removed, and other accounts’ unsaved work stays', async () => {
  for (const account of ['maren', 'odo']) {
    storeClick(account)
    storeNoteDraft(account, 'items/bell', `the note of ${account}`)
    storeProposalDraft(account, 'items/bell', { text: `the text of ${account}`, remark: '', base })
    await writeDeviceDraft(account, 'items/bell', { text: `the page of ${account}`, baseVersion: 1, at: 1 })
  }
  rememberPage('maren', '/items/bell')
  await claimStore('maren')
  const page = { path: '/items/bell', kind: 'entity', readAt: 1, answers: ['bell'] } as const
  await savePage('maren', page, [{ hash: 'bell', queryKey: ['bell'], data: 'It is cracked.', at: 1 }])
  expect(await unsavedWork('maren')).toEqual({ changes: 1, drafts: 3 })
  await removeFromDevice('maren')
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('maren')
  expect(await readSavedAnswers('maren')).toEqual([])
  expect(await unsavedWork('maren')).toEqual({ changes: 0, drafts: 0 })
  expect(await unsavedWork('odo')).toEqual({ changes: 1, drafts: 3 })
  expect(noteDraft('odo', 'items/bell')).toBe('the note of odo')
  await removeFromDevice('odo')
})

it('[OFF-13] [OFF-14] a user who would lose work is asked first, and can stay', async () => {
  hastenTimers()
  const files = { 'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }
  const { screen } = await visit('/', { as: player('characters/kessa-vane'), files })
  const { user } = await get<Me>('/api/me')
  loseServer()
  storeClick(user.id)
  storeNoteDraft(user.id, null, 'Do not forget the lamp')
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('button', { name: 'Sign Out' }).click()
  const question = screen.getByRole('dialog', { name: 'Sign out and lose unsaved work?' })
  await expect
    .element(question.getByText(/^1 change is not saved yet\. 1 draft is only on this device\./))
    .toBeVisible()
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(await unsavedWork(user.id)).toEqual({ changes: 1, drafts: 1 })
})
