import type { AnswerOf, Job, OperationName } from '@waybook/contract'
import { expect, onTestFinished } from 'vitest'

import { callerWith, type Caller } from '../../world/callers.ts'
import { openTestServer, type TestServer } from '../../world/test-server.ts'
import { Painter } from './painter.ts'

export const KESSA = 'characters/kessa-vane'
export const BELL = 'items/tide-bell'
export const KNIFE = 'items/wick-knife'
export const GATE = 'scenes/toll-gate'
export const HIDDEN = 'items/quicksilver-bell'

const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>'

const campaign = {
  'campaign.yaml': 'name: At the easel\n',
  [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  [`${BELL}.md`]: `---\nname: Tide bell\ndescription: Cast for [[${HIDDEN}]]. It rings by itself.\n---\n`,
  [`${HIDDEN}.md`]: '---\nname: Quicksilver Bell\nvisible: false\n---\n',
  [`${KNIFE}.md`]: '---\nname: Wick knife\n---\n',
  [`${KNIFE}.svg`]: square,
  [`${GATE}.md`]: '---\nname: Toll gate\nvisible: true\ndescription: A gate. Two carts.\n---\n',
}

export interface ImageHarness {
  readonly testServer: TestServer
  readonly painter: Painter
  readonly gameMaster: Caller
  readonly kessa: Caller
  readonly odo: Caller
  /** The session cookies of the players. */
  readonly cookies: { readonly kessa: string; readonly odo: string }
}

/** A test server with a campaign, some of whose entities have pictures, an image service, a game master and two players. */
export async function openImageHarness(
  options: Pick<NonNullable<Parameters<typeof openTestServer>[1]>, 'diskSpace'> = {},
): Promise<ImageHarness> {
  const painter = new Painter()
  const testServer = await openTestServer(campaign, { imageService: painter, ...options })
  onTestFinished(async () => await testServer.close())
  const gameMaster = callerWith(testServer, await testServer.signIn({ role: 'gameMaster' }))
  const cookies = {
    kessa: await testServer.signIn({ role: 'player', characterId: KESSA }),
    odo: await testServer.signIn({ role: 'player' }),
  }
  const [kessa, odo] = [callerWith(testServer, cookies.kessa), callerWith(testServer, cookies.odo)]
  return { testServer, painter, gameMaster, kessa, odo, cookies }
}

/** The response of an operation; throws if it is refused. */
export async function answerOf<Name extends OperationName>(
  caller: Caller,
  operation: Name,
  params: object,
): Promise<AnswerOf<Name>> {
  const { status, body, text } = await caller(operation, params)
  if (status !== 200) throw new Error(text)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server’s handlers are checked against it
  return body as AnswerOf<Name>
}

/** Waits until the job satisfies the predicate. */
export async function waitForJob(caller: Caller, jobId: string, isSo: (job: Job) => boolean): Promise<Job> {
  const { promise, resolve } = Promise.withResolvers<Job>()
  const look = async () => {
    const { job } = await answerOf(caller, 'getJob', { jobId })
    if (isSo(job)) resolve(job)
    return job
  }
  await expect.poll(look).toSatisfy(isSo)
  return await promise
}
