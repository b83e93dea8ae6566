import { Problem } from '@waybook/contract'

import type { Auth } from '#auth/auth.ts'
import { accountProblems } from '#sentences/problems.ts'

import type { OperationHandlers } from '../request-context.ts'
import { hashOfFeed, newFeedSecret } from './feed-secret.ts'
import { findFeed, removeFeed, putFeed } from './queries.ts'

export const feedOperations = (auth: Auth) =>
  ({
    createFeed: async ({ records, viewer, campaignId }) => {
      if (!auth.campaign(campaignId).members) throw new Problem('not-supported', accountProblems.feedsNeedAccounts())
      const secret = newFeedSecret()
      const createdAt = await records.transaction({ actor: viewer.userId }, async (tx) => {
        await putFeed(tx, viewer.userId, hashOfFeed(secret))
        return tx.at
      })
      return { path: `/feeds/${secret}/news.xml`, calendarPath: `/feeds/${secret}/sessions.ics`, createdAt }
    },

    getFeed: async ({ records, viewer }) => ({
      createdAt: (await findFeed(records, viewer.userId))?.createdAt ?? null,
    }),

    revokeFeed: async ({ records, viewer }) => {
      await removeFeed(records, viewer.userId)
    },
  }) satisfies Partial<OperationHandlers>
