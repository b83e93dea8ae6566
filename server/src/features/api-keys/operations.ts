import { randomUUID } from 'node:crypto'

import { API_KEYS_MAX, Problem, type ApiKey } from '@waybook/contract'

import type { Auth } from '#auth/auth.ts'

import type { OperationHandlers } from '../request-context.ts'
import { hashOfKey, newPersonalKey } from './personal-key.ts'
import type { ApiKeyRecord } from './repository.ts'

export const apiKeyOperations = (auth: Auth) =>
  ({
    createApiKey: async ({ records, viewer, campaignId }, { name }) => {
      if (!auth.campaign(campaignId).members)
        throw new Problem('not-supported', 'API keys need accounts that Waybook manages itself.')
      const key = newPersonalKey()
      const record = await records.transaction({ actor: viewer.userId }, async ({ apiKeys, at }) => {
        if ((await apiKeys.list(viewer.userId)).length >= API_KEYS_MAX)
          throw new Problem('conflict', `You already have ${API_KEYS_MAX} keys. Revoke one that is no longer used.`)
        const id = randomUUID()
        const hash = hashOfKey(key)
        const made: ApiKeyRecord = { id, owner: viewer.userId, name, hash, createdAt: at, lastUsedAt: null }
        await apiKeys.add(made)
        return made
      })
      return { success: true, apiKey: toApiKey(record), key }
    },

    listApiKeys: async ({ records, viewer }) => ({
      apiKeys: (await records.apiKeys.list(viewer.userId)).map(toApiKey),
    }),

    revokeApiKey: async ({ records, viewer }, { keyId }) => {
      if (!(await records.apiKeys.remove(viewer.userId, keyId)))
        throw new Problem('not-found', 'This key no longer exists.')
      return { success: true }
    },
  }) satisfies Partial<OperationHandlers>

function toApiKey({ id, name, createdAt, lastUsedAt }: ApiKeyRecord): ApiKey {
  return { id, name, createdAt, lastUsedAt }
}
