import { randomUUID } from 'node:crypto'

import { Problem, SHARES_MAX } from '@waybook/contract'

import { hashPassword, PASSWORD_COST } from '#auth/built-in/accounts/password-hash.ts'
import { pageProblems } from '#sentences/problems.ts'

import { judgePages } from '../public-pages/judge-pages.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { toPreview, toShares } from './presenter.ts'
import { addShare, endShare, findShare, listShares, openShareAgain, type ShareRecord } from './queries.ts'
import { hashOfSecret, secretOf } from './share-secret.ts'

export interface ShareServices {
  /** The key that the secrets of shares are derived from. */
  readonly shareKey: Uint8Array
  /** The address of a campaign's pages, without a slash at the end. */
  readonly pagesOf: (campaignId: string) => Promise<string>
}

export const shareOperations = ({ shareKey, pagesOf }: ShareServices) =>
  ({
    createShare: async (context, { ids, until = null, password, note = '' }) => {
      const { records, viewer, campaignId } = context
      const distinct = [...new Set(ids)]
      await expectReadable(context, distinct)
      const id = randomUUID()
      const secret = secretOf(shareKey, { campaign: campaignId, id })
      const hashed = password === undefined ? null : await hashPassword(password, PASSWORD_COST)
      const url = addressWith(await pagesOf(campaignId), secret)
      await records.transaction({ actor: viewer.userId }, async (tx) => {
        expectLater(until, tx.at)
        if ((await listShares(tx)).length >= SHARES_MAX)
          throw new Problem('conflict', pageProblems.tooManyLinks({ most: SHARES_MAX }))
        const share = { id, hash: hashOfSecret(secret), ids: distinct, note: note.trim(), until, password: hashed }
        await addShare(tx, share)
      })
      return { id, url }
    },

    listShares: async (context) => {
      const address = await pagesOf(context.campaignId)
      const urlOf = ({ id, hash }: ShareRecord) => {
        const secret = secretOf(shareKey, { campaign: context.campaignId, id })
        return hashOfSecret(secret) === hash ? addressWith(address, secret) : null
      }
      return { shares: await toShares(context, await listShares(context.records), urlOf) }
    },

    previewShare: async (context, { ids, show }) => await toPreview(context, ids, show),

    revokeShare: async (context, { id }) => await endShare(context.records, await expectShare(context, id)),

    reopenShare: async (context, { id, until = null }) => {
      expectLater(until, context.records.at)
      const share = await expectShare(context, id)
      await openShareAgain(context.records, share.id, until)
    },
  }) satisfies Partial<OperationHandlers>

const addressWith = (address: string, secret: string) => `${address}/share/${secret}`

async function expectShare({ records }: RequestContext, id: string): Promise<ShareRecord> {
  const share = await findShare(records, id)
  if (!share) throw new Problem('not-found', pageProblems.linkNoLongerExists())
  return share
}

function expectLater(until: number | null, now: number): void {
  if (until !== null && until <= now) throw new Problem('bad-params', pageProblems.linkWouldAlreadyHaveEnded())
}

async function expectReadable({ records }: RequestContext, ids: readonly string[]): Promise<void> {
  const judged = await judgePages(records, ids)
  const missing = ids.find((id) => !judged.some((page) => page.id === id))
  if (missing !== undefined) throw new Problem('not-found', pageProblems.noPageToShare({ page: missing }))
  const refused = judged.find(({ leftOut }) => leftOut !== null)
  if (!refused) return
  const { name } = refused.card
  throw new Problem(
    'conflict',
    refused.leftOut === 'hidden' ? pageProblems.readableFirst({ name }) : pageProblems.staysInCampaign({ name }),
  )
}
