import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineKeylessWrite, defineRead, defineWrite } from '../operation.ts'
import { API_KEY_NAME_MAX, apiKey } from '../records/api-key.ts'
import { done, recordId } from './parameters.ts'

export const createApiKey = defineKeylessWrite({
  name: 'createApiKey',
  summary: 'Creates a personal key, with which scripts act as its owner. The key is returned once and not stored.',
  params: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(API_KEY_NAME_MAX)) }),
  answer: z.object({ ...done, apiKey, key: z.string() }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const listApiKeys = defineRead({
  name: 'listApiKeys',
  summary: 'Lists the caller’s personal keys, newest first, without the keys themselves.',
  params: z.object({}),
  answer: z.object({ apiKeys: z.array(apiKey) }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const revokeApiKey = defineWrite({
  name: 'revokeApiKey',
  summary: 'Revokes one of the caller’s personal keys immediately.',
  params: z.object({ keyId: recordId }),
  answer: z.object(done),
  callers: gameMaster,
  requiresSession: 'access',
})
