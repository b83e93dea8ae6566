import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { NEWCOMER, openBuiltInHarness } from '@waybook/testing/world/auth/built-in-harness.ts'
import { expect, test } from 'vitest'

import { isGameMaster } from '#auth/auth.ts'

const typed = { email: 'Pia@example.org', emailVerified: false, gameMaster: false }

test.each([
  ['marked by a link', { ...typed, gameMaster: true }, null, true],
  ['with the verified address of GM_EMAIL', { ...typed, emailVerified: true }, 'pia@example.org', true],
  ['who only typed the address of GM_EMAIL', typed, 'pia@example.org', false],
  ['with another verified address', { ...typed, emailVerified: true }, 'gm@example.org', false],
  ['with a verified address if GM_EMAIL is not set', { ...typed, emailVerified: true }, null, false],
])('[SIG-3] decides whether a user %s is game master', (_who, claims, gmEmail, is) => {
  expect(isGameMaster(claims, gmEmail)).toBe(is)
})

test('[SIG-11] knows every played character, even in a large group', async () => {
  const harness = await openBuiltInHarness()
  const characters = Array.from({ length: 101 }, (_, nth) => `characters/guest-${nth}`)
  for (const [nth, id] of characters.entries()) await harness.player(id, { email: `guest-${nth}@example.org` })
  expect((await harness.signIn.playedCharacters()).toSorted()).toEqual(characters.toSorted())
  await harness.close()
})

test('[SIG-3] an account created before its address became GM_EMAIL stays a player', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'waybook-game-master-'))
  const file = path.join(folder, 'auth.db')
  const before = await openBuiltInHarness({ file })
  const cookie = await before.player()
  await before.close()
  const after = await openBuiltInHarness({ file, gmEmail: NEWCOMER.email })
  expect((await after.signIn.identify({ cookie }))?.role).toBe('player')
  expect(await after.signIn.hasGameMaster()).toBe(false)
  await after.close()
  await rm(folder, { recursive: true })
})
