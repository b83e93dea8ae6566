import { randomUUID } from 'node:crypto'

import { API_KEYS_MAX, Problem, type ApiKey } from '@waybook/contract'

import type { Handler, WriteHandler } from '../../operations/handler.ts'
import type { ApiKeyRecord } from './api-key-record.ts'
import { hashOfKey, newPersonalKey } from './personal-key.ts'

export const createApiKey: WriteHandler<'createApiKey'> = async ({ records, viewer, signIn }, { name }) => {
  if (!signIn.members) throw new Problem('not-answered', 'API keys need accounts that Waybook keeps itself.')
  if ((await records.apiKeys(viewer.userId)).length >= API_KEYS_MAX)
    throw new Problem('conflict', `You have ${API_KEYS_MAX} keys already. Revoke one that nothing uses any more.`)
  const key = newPersonalKey()
  const record: ApiKeyRecord = {
    id: randomUUID(),
    owner: viewer.userId,
    name,
    hash: hashOfKey(key),
    createdAt: records.at,
    lastUsedAt: null,
  }
  await records.addApiKey(record)
  return { success: true, apiKey: toApiKey(record), key }
}

export const listApiKeys: Handler<'listApiKeys'> = async ({ records, viewer }) => {
  return { apiKeys: (await records.apiKeys(viewer.userId)).map(toApiKey) }
}

export const revokeApiKey: WriteHandler<'revokeApiKey'> = async ({ records, viewer }, { keyId }) => {
  if (!(await records.removeApiKeys(viewer.userId, keyId)))
    throw new Problem('not-found', 'There is no such key any more.')
  return { success: true }
}

function toApiKey({ id, name, createdAt, lastUsedAt }: ApiKeyRecord): ApiKey {
  return { id, name, createdAt, lastUsedAt }
}
