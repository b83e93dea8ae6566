import type { OidcSettings } from '@waybook/server/auth/auth-settings.ts'
import type { LinkRequest } from '@waybook/server/auth/auth.ts'
import { ACCOUNTS_SCHEMA } from '@waybook/server/auth/built-in/accounts/accounts-database.ts'
import { openBuiltInAuth } from '@waybook/server/auth/open-auth.ts'
import { type Bus, noBus } from '@waybook/server/bus/bus.ts'

import { DEFAULT_CAMPAIGN, HOME, ofDefault, openAuthApp } from './auth-app.ts'

export const PASSWORD = 'correct horse battery'
const SECRET = 'only for tests, but long enough'

interface BuiltInHarnessOptions {
  readonly file?: string
  /** The folder for a copy of an earlier version's file before it is changed. */
  readonly backupDir?: string
  /** The URL of a PostgreSQL database, instead of a file. */
  readonly url?: string
  /** Reaches the harnesses on the same database. */
  readonly bus?: Bus
  readonly secret?: string
  readonly secure?: boolean
  readonly gmEmail?: string
  readonly oidc?: OidcSettings
  /** Whether passwords are hashed at the cost used in production. By default hashing is as cheap as possible. */
  readonly productionHashing?: boolean
}

export interface Sent {
  readonly cookie?: string
  readonly ip?: string
  /** The origin of the sending page and of the receiving host. */
  readonly at?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The built-in sign-in behind the real routes, with clocks that only `advance` and `setClockBack` move. */
export async function openBuiltInHarness(options: BuiltInHarnessOptions = {}) {
  const {
    file = ':memory:',
    backupDir,
    url,
    bus = noBus,
    secret = SECRET,
    secure = false,
    gmEmail,
    oidc,
    productionHashing = false,
  } = options
  let nowMs = Date.now()
  let monotonicMs = 0
  const auth = await openBuiltInAuth({
    defaultCampaign: DEFAULT_CAMPAIGN,
    accounts:
      url === undefined ? { file, ...(backupDir !== undefined && { backupDir }) } : { url, schema: ACCOUNTS_SCHEMA },
    secret,
    bus,
    origins: () => [HOME],
    baseUrl: secure ? 'https://play.example.org' : HOME,
    secureCookies: secure,
    guessableNames: async () => Promise.resolve(['The Drowned Road', 'Kessa Vane']),
    now: () => nowMs,
    monotonicNow: () => monotonicMs,
    ...(productionHashing ? {} : { passwordCost: { memory: 8, passes: 1 } }),
    ...(gmEmail === undefined ? {} : { gmEmail }),
    ...(oidc === undefined ? {} : { oidc }),
  })
  const signIn = ofDefault(auth)
  const app = await openAuthApp(auth)

  const post = async (path: string, body: object, { cookie, ip, headers, at = HOME }: Sent = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/auth${path}`,
      headers: { origin: at, host: new URL(at).host, ...(cookie === undefined ? {} : { cookie }), ...headers },
      remoteAddress: ip ?? '192.0.2.1',
      payload: body,
    })
    const { statusCode: status, headers: got, body: text } = response
    return {
      status,
      headers: got,
      text,
      json: response.json<Record<string, unknown>>(),
      cookies: cookiesOf(got['set-cookie']),
    }
  }
  let addresses = 0
  /** A new address, because requests of one test must not count for another. */
  const elsewhere = () => `198.51.100.${(addresses += 1)}`

  const tokenFor = async (request: LinkRequest, campaignId = DEFAULT_CAMPAIGN) =>
    (await auth.campaign(campaignId).createLink(request)).path.split('#')[1] ?? ''
  const accept = async (token: string, about: object = {}, sent: Sent = {}) =>
    await post('/link/accept', { token, ...NEWCOMER, ...about }, { ip: elsewhere(), ...sent })
  const join = async (request: LinkRequest, about: object = {}) => {
    const { cookies } = await accept(await tokenFor(request), about)
    return cookies.session
  }
  return {
    signIn,
    app,
    post,
    cookiesOf,
    elsewhere,
    tokenFor,
    accept,
    /** `gameMaster` and `player` return the session cookie. */
    gameMaster: async () => await join({ kind: 'setup', role: 'gameMaster' }, { email: 'gm@example.org' }),
    player: async (characterId?: string, about: object = {}) =>
      await join({ kind: 'invite', role: 'player', characterId }, about),
    enter: async (email: string, password: string, sent: Sent = {}) =>
      await post('/sign-in/email', { email, password }, { ip: elsewhere(), ...sent }),
    advance: (ms: number) => {
      nowMs += ms
      monotonicMs += ms
    },
    /** Simulates a correction of the machine's clock. */
    setClockBack: (ms: number) => {
      nowMs -= ms
    },
    close: async () => {
      await app.close()
      await signIn.close()
    },
  }
}

export type BuiltInHarness = Awaited<ReturnType<typeof openBuiltInHarness>>

export const NEWCOMER = { email: 'pia@example.org', firstName: 'Pia', lastName: 'Lay', password: PASSWORD }

/** The `Set-Cookie` lines, and the cookies as a browser sends them back. */
function cookiesOf(header: string | string[] | number | undefined) {
  const lines = typeof header === 'string' ? [header] : Array.isArray(header) ? header : []
  const sentBack = (name: string) => lines.find((line) => line.includes(`waybook.${name}=`))?.split(';')[0] ?? ''
  return {
    lines,
    session: sentBack('session'),
    device: sentBack('device'),
    state: sentBack('state'),
    passkey: sentBack('passkey'),
  }
}
