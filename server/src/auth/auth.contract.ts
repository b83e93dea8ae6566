import type { IncomingHttpHeaders } from 'node:http'

import { me } from '@waybook/contract'
import type { AuthApp, AuthOfDefault } from '@waybook/testing/world/auth/auth-app.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** A provider without accounts, and ways to sign in to it. */
export interface AuthHarness {
  readonly signIn: AuthOfDefault
  /** An app with the provider's routes. */
  readonly app: AuthApp
  /** Whether the first game master needs a set-up link. */
  readonly setUpByLink: boolean
  /** The headers of requests by a new game master or player. */
  asGameMaster(): Promise<IncomingHttpHeaders>
  asPlayer(characterId: string): Promise<IncomingHttpHeaders>
  /** Copies the headers with another signature. */
  tampered(headers: IncomingHttpHeaders): IncomingHttpHeaders
  /** Ends the session that the headers name. */
  end(headers: IncomingHttpHeaders): Promise<void>
  close(): Promise<void>
}

const KESSA = 'characters/kessa-vane'

/** The behavior of every provider, wherever the accounts are stored. */
export function describeSignIn(name: string, open: () => Promise<AuthHarness>): void {
  describe(`sign-in: ${name}`, () => {
    let harness: AuthHarness
    beforeEach(async () => {
      harness = await open()
    })
    afterEach(async () => await harness.close())

    test('[SIG-1] nobody is signed in without credentials, or with made-up ones', async () => {
      expect(await harness.signIn.identify({})).toBeNull()
      expect(await harness.signIn.identify({ cookie: 'waybook.session=x.y', authorization: 'Bearer x.y.z' })).toBeNull()
    })

    test('[SIG-1] tampered credentials identify nobody', async () => {
      expect(await harness.signIn.identify(harness.tampered(await harness.asGameMaster()))).toBeNull()
    })

    test('[SIG-2] a user has exactly the fields of the contract', async () => {
      const found = await harness.signIn.identify(await harness.asPlayer(KESSA))
      expect(found && me.shape.user.parse(found.user)).toEqual(found?.user)
      expect(found?.user.emailAddresses).not.toEqual([])
    })

    test('[SIG-3] a game master is distinguished from a player', async () => {
      expect((await harness.signIn.identify(await harness.asGameMaster()))?.role).toBe('gameMaster')
      expect((await harness.signIn.identify(await harness.asPlayer(KESSA)))?.role).toBe('player')
    })

    test('[SIG-3] reports whether there is a game master', async () => {
      expect(await harness.signIn.hasGameMaster()).toBe(!harness.setUpByLink)
      await harness.asGameMaster()
      expect(await harness.signIn.hasGameMaster()).toBe(true)
    })

    test('[SIG-4] a player plays the character that they were invited for', async () => {
      const found = await harness.signIn.identify(await harness.asPlayer(KESSA))
      expect(found?.characterId).toBe(KESSA)
      expect(found?.user.publicMetadata).toMatchObject({ character: KESSA })
      expect(await harness.signIn.playedCharacters()).toEqual([KESSA])
    })

    test('[SIG-22] an ended session identifies nobody, and listeners get its id', async () => {
      const ended: string[] = []
      harness.signIn.onEnded((id) => ended.push(id))
      const headers = await harness.asPlayer(KESSA)
      const sessionId = (await harness.signIn.identify(headers))?.sessionId
      await harness.end(headers)
      expect(await harness.signIn.identify(headers)).toBeNull()
      expect(ended).toEqual([sessionId])
    })

    test.each(['GET', 'POST'] as const)(
      '[SIG-27] %s of an unknown path below /api/auth is not found',
      async (method) => {
        const answer = await harness.app.inject({ method, url: '/api/auth/get-session' })
        expect(answer.statusCode).toBe(404)
      },
    )
  })
}
