import type { QueryClient } from '@tanstack/react-query'
import { Problem } from '@waybook/contract'

import { setWithoutContact } from '#api/offline/offline-state.ts'
import { configQuery, meQuery } from '#api/session.ts'
import { basePath } from '#stores/base-path.ts'
import { askBeforeSignOut, postponeSignOut, type Ending } from '#stores/sign-out.ts'

import { providerQuery } from './load-provider.ts'
import { removeFromDevice, unsavedWork } from './of-account.ts'

/** Ends this session, or all sessions of the account, and redirects to the sign-in page. Asks first if work would be lost. */
export async function signOutUnlessUnsaved(queries: QueryClient, ending: Ending): Promise<void> {
  const work = await unsavedWork(accountOf(queries))
  if (work.changes + work.drafts > 0) askBeforeSignOut({ ending, ...work })
  else await signOutAndRedirect(queries, ending)
}

/** Removes the account's data from this device at once. If the server cannot be reached, its session ends as soon as it can (`SignedOutHere`). */
export async function signOutAndRedirect(queries: QueryClient, ending: Ending): Promise<void> {
  const account = accountOf(queries)
  const isEnded = await endSession(queries, ending)
  if (!isEnded) postponeSignOut(ending)
  setWithoutContact(false)
  await removeFromDevice(account)
  // Loads a new document, so nothing stays in memory for the next user.
  if (isEnded) location.assign(`${basePath}/sign-in`)
  else queries.clear()
}

const accountOf = (queries: QueryClient) => queries.getQueryData(meQuery.queryKey)?.user.id ?? ''

const AWAITED_MS = 5000

/** Returns whether the server, or the sign-in service, was reached. Rejects if it refuses. */
export async function endSession(queries: QueryClient, ending: Ending): Promise<boolean> {
  const end = async () => {
    const { signIn } = await queries.query({ ...configQuery, retry: false })
    const provider = await queries.query({ ...providerQuery(signIn.kind), retry: false })
    await provider[ending]()
    return true
  }
  const tooLate = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), AWAITED_MS)
  })
  try {
    return await Promise.race([end(), tooLate])
  } catch (error) {
    // Any error other than a refusal means that something could not be reached.
    if (error instanceof Problem && error.id !== 'unavailable') throw error
    return false
  }
}
