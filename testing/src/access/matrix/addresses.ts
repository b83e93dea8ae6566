import { restPaths } from '@waybook/contract'

import type { TestServer } from '../../world/test-server.ts'
import { ids as audienceIds } from '../audience-campaign.ts'
import { otherAddresses } from '../other-addresses.ts'
import { idsOf, NEVER, OLD, samplesOfName } from '../renamed-pages.ts'
import { characters } from '../reveal-campaign.ts'
import { hidden, visible } from '../secret-campaign.ts'
import { addressesFor } from '../walk.ts'
import type { Line } from './transcript.ts'
import type { PlayerName } from './viewers.ts'

type Cookies = ReadonlyMap<PlayerName | 'gameMaster', string>

const PICTURE = /\/pictures\/([\w-]+)\/\w+\.webp/g
const pageIds = [...visible, ...Object.keys(hidden), ...audienceIds, ...characters.map(({ id }) => id)]
const addresses = [
  ...restPaths.flatMap(({ path, query }) => addressesFor(path, query)),
  ...otherAddresses,
  ...pageIds.flatMap((id) => [`/${id}`, `/api/entities/${id}`]),
  ...restPaths
    .filter(({ path }) => path.includes('{id}'))
    .flatMap(({ path, query }) => [OLD, NEVER].flatMap((name) => addressesFor(path, query, samplesOfName(name)))),
  ...[OLD, NEVER].flatMap((name) => idsOf(name).map((id) => `/${id}`)),
]

/** Players' requests for every address that is not an operation. */
export async function addressLines({ app }: TestServer, cookies: Cookies): Promise<Line[]> {
  const lines: Line[] = []
  for (const viewer of ['kessa', 'odo', 'sigma', 'guest'] as const)
    for (const url of new Set(addresses)) {
      const { statusCode, body } = await app.inject({ url, headers: { cookie: cookies.get(viewer) ?? '' } })
      const status = statusCode === 200 ? 'ok' : String(statusCode)
      lines.push({ viewer, name: `GET ${url}`, params: {}, status, text: body })
    }
  return lines
}

const FILE = /\/api\/files\?page=[^"\\]+/g

/** Requests for every file that the game master's answers link to. */
export async function fileLines({ app }: TestServer, cookies: Cookies, lines: readonly Line[]): Promise<Line[]> {
  const answers = lines.filter(({ viewer }) => viewer === 'gameMaster')
  const urls = new Set(answers.flatMap(({ text }) => text.match(FILE) ?? []))
  const asked: Line[] = []
  for (const viewer of ['gameMaster', 'kessa', 'odo', 'sigma', 'guest'] as const)
    for (const url of urls) {
      const headers = { cookie: cookies.get(viewer) ?? '' }
      const { statusCode, body } = await app.inject({ url: url.replaceAll('&amp;', '&'), headers })
      const status = statusCode === 200 ? 'ok' : String(statusCode)
      asked.push({ viewer, name: `GET ${url}`, params: {}, status, text: statusCode === 200 ? body : '' })
    }
  return asked
}

/** Players' requests for every picture that the game master's answers name. */
export async function pictureLines({ app }: TestServer, cookies: Cookies, lines: readonly Line[]): Promise<Line[]> {
  const answers = lines.filter(({ viewer }) => viewer === 'gameMaster')
  const keys = new Set(answers.flatMap(({ text }) => [...text.matchAll(PICTURE)].map(([, key]) => key)))
  const asked: Line[] = []
  for (const viewer of ['gameMaster', 'kessa', 'odo', 'sigma', 'guest'] as const)
    for (const key of keys) {
      const url = `/pictures/${key}/small.webp`
      const { statusCode } = await app.inject({ url, headers: { cookie: cookies.get(viewer) ?? '' } })
      asked.push({
        viewer,
        name: `GET ${url}`,
        params: {},
        status: statusCode === 200 ? 'ok' : String(statusCode),
        text: '',
      })
    }
  return asked
}
