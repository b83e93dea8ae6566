import { DISPLAY_PATH, displayAddress, type OperationName } from '@waybook/contract'

import type { Caller } from '../../world/callers.ts'
import { CAMPAIGN_ID, ORIGIN, type TestServer } from '../../world/test-server.ts'

/** A display of the campaign: its id, and the header of its cookie as a browser sends it to its addresses. */
export interface Television {
  readonly id: string
  readonly cookie: string
}

/** The code of a new display. */
export async function codeOf(gameMaster: Caller): Promise<{ readonly id: string; readonly code: string }> {
  const { status, body, text } = await gameMaster('createDisplay', { campaignId: CAMPAIGN_ID })
  if (status !== 200) throw new Error(text)
  return { id: String(body['id']), code: String(body['code']) }
}

/** Types a code, from a new address by default. */
export async function typeCode(
  { app }: Pick<TestServer, 'app'>,
  code: string,
  { remoteAddress = '192.0.2.1', host }: { readonly remoteAddress?: string; readonly host?: string } = {},
) {
  const headers = { origin: host === undefined ? ORIGIN : `http://${host}`, ...(host !== undefined && { host }) }
  return await app.inject({ method: 'POST', url: '/api/display', headers, payload: { code }, remoteAddress })
}

/** Creates a display with a code of the game master. */
export async function openTelevision(testServer: TestServer, gameMaster: Caller): Promise<Television> {
  const { id, code } = await codeOf(gameMaster)
  const { statusCode, body, headers } = await typeCode(testServer, code)
  if (statusCode !== 200) throw new Error(body)
  const [set = ''] = [headers['set-cookie'] ?? ''].flat()
  if (!set.includes(`Path=${DISPLAY_PATH};`)) throw new Error(`The cookie is for other addresses too: ${set}`)
  return { id, cookie: set.slice(0, set.indexOf(';')) }
}

/** Calls an operation like a display. `cookie` is the browser's whole cookie header. */
export async function askAsDisplay(
  { app }: Pick<TestServer, 'app'>,
  cookie: string,
  operation: OperationName,
  params: object = {},
) {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: displayAddress('/api/query'),
    headers: { cookie, origin: ORIGIN },
    payload: { operation, params },
  })
  return { status: statusCode, body }
}
