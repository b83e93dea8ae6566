import { randomUUID } from 'node:crypto'

import { API_KEYS_MAX, Problem, type ApiKey, type MemberApiKey } from '@waybook/contract'

import type { Auth } from '#auth/auth.ts'
import type { Member } from '#auth/members.ts'
import { accountProblems } from '#sentences/problems.ts'

import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { hashOfKey, newPersonalKey } from './personal-key.ts'
import { type ApiKeyRecord, findApiKey, listApiKeys, listApiKeysOfOthers, removeApiKey, addApiKey } from './queries.ts'

export const apiKeyOperations = (auth: Auth) =>
  ({
    createApiKey: async ({ records, viewer, campaignId }, { name }) => {
      if (!auth.campaign(campaignId).members) throw new Problem('not-supported', accountProblems.apiKeysNeedAccounts())
      const key = newPersonalKey()
      const record = await records.transaction({ actor: viewer.userId }, async (tx) => {
        if ((await listApiKeys(tx, viewer.userId)).length >= API_KEYS_MAX)
          throw new Problem('conflict', accountProblems.tooManyKeys({ most: API_KEYS_MAX }))
        const id = randomUUID()
        const hash = hashOfKey(key)
        const made: ApiKeyRecord = { id, owner: viewer.userId, name, hash, createdAt: tx.at, lastUsedAt: null }
        await addApiKey(tx, made)
        return made
      })
      return { apiKey: toApiKey(record), key }
    },

    listApiKeys: async (context) => ({
      apiKeys: (await listApiKeys(context.records, context.viewer.userId)).map(toApiKey),
      others: context.viewer.role === 'gameMaster' ? await keysOfOthers(auth, context) : [],
    }),

    revokeApiKey: async ({ records, viewer }, { keyId }) => {
      const key = await findApiKey(records, keyId)
      const mayRevoke = viewer.role === 'gameMaster' || key?.owner === viewer.userId
      if (!key || !mayRevoke) throw new Problem('not-found', accountProblems.keyNoLongerExists())
      await removeApiKey(records, key.owner, keyId)
    },
  }) satisfies Partial<OperationHandlers>

/** Leaves out keys that nobody can use anymore, because their owner's account is gone. */
async function keysOfOthers(auth: Auth, { records, viewer, campaignId }: RequestContext): Promise<MemberApiKey[]> {
  const keys = await listApiKeysOfOthers(records, viewer.userId)
  if (keys.length === 0) return []
  const members = (await auth.campaign(campaignId).members?.list()) ?? []
  const names = new Map(members.map((member) => [member.id, nameOf(member)]))
  return keys.flatMap((key) => {
    const owner = names.get(key.owner)
    return owner === undefined ? [] : [{ ...toApiKey(key), owner }]
  })
}

function nameOf({ firstName, lastName, email }: Member): string {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return name === '' ? email : name
}

function toApiKey({ id, name, createdAt, lastUsedAt }: ApiKeyRecord): ApiKey {
  return { id, name, createdAt, lastUsedAt }
}
