import type { DatabaseSync } from 'node:sqlite'

/** The accounts after someone signed in. */
interface SignedIn {
  readonly cookie: string
  /** The serialized accounts, some 100 kilobytes. */
  readonly image: Uint8Array
}

const IMAGES_MAX = 200
const HOUR_MS = 3_600_000

/** Of all test servers of this process, by everyone who had signed in so far, in order. */
const signedIn = new Map<string, SignedIn>()

/** Signs people in on one test server with its accounts in memory. */
export interface KnownSignIns {
  /** For the option of the accounts with this name. */
  readonly onOpened: (database: DatabaseSync) => void
  /** To be called when the accounts are open. */
  readonly begin: () => void
  /** Calls `accept`, which creates an account and returns its session cookie, or restores what `accept` did on another server. */
  readonly signIn: (account: object, accept: () => Promise<string>) => Promise<string>
}

/**
 * Creating an account takes ten times as long as restoring accounts that another server of this process had created in the same order.
 * Once anything else has changed the accounts, each account is created.
 */
export function knownSignIns(): KnownSignIns {
  // Sessions expire, and tests set clocks.
  const nobody = String(Math.floor(Date.now() / HOUR_MS))
  let people: string | null = nobody
  let accounts: DatabaseSync | undefined
  let changes = 0
  let last: Promise<unknown> = Promise.resolve()

  const remember = (cookie: string) => {
    if (accounts && people !== null) keep(people, { cookie, image: accounts.serialize() })
  }
  const signInNext = async (account: object, accept: () => Promise<string>) => {
    if (!accounts || accounts.isTransaction || changesOf(accounts) !== changes) people = null
    people &&= `${people}\n${JSON.stringify(account)}`
    const known = people === null ? undefined : signedIn.get(people)
    if (known) accounts?.deserialize(known.image)
    const cookie = known?.cookie ?? (await accept())
    if (!known) remember(cookie)
    if (accounts) changes = changesOf(accounts)
    return cookie
  }
  return {
    onOpened: (database) => {
      accounts = database
      const known = signedIn.get(nobody)
      if (known) database.deserialize(known.image)
    },
    begin: () => {
      if (!signedIn.has(nobody)) remember('')
      if (accounts) changes = changesOf(accounts)
    },
    signIn: async (account, accept) => {
      const next = last.then(async () => await signInNext(account, accept))
      last = next.catch(() => {})
      return await next
    },
  }
}

function keep(people: string, state: SignedIn): void {
  signedIn.set(people, state)
  const [oldest] = signedIn.keys()
  if (signedIn.size > IMAGES_MAX && oldest !== undefined) signedIn.delete(oldest)
}

/** The number of rows that this handle has ever changed. */
function changesOf(database: DatabaseSync): number {
  return Number(database.prepare('select total_changes() as changes').get()?.['changes'])
}
