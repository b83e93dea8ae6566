import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineKeylessWrite, defineRead, defineWrite } from '../operation.ts'
import { API_KEY_NAME_MAX, apiKey, memberApiKey } from '../records/api-key.ts'
import { done, recordId } from './parameters.ts'

export const createApiKey = defineKeylessWrite({
  name: 'createApiKey',
  summary:
    'Creates a personal key that lets scripts do what the caller may do. The key is returned once and not stored.',
  params: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(API_KEY_NAME_MAX)) }),
  answer: z.object({ ...done, apiKey, key: z.string() }),
  callers: signedIn,
  requiresSession: 'access',
})

export const listApiKeys = defineRead({
  name: 'listApiKeys',
  summary:
    'Lists the caller’s personal keys, newest first, without their secrets. Game masters also get the keys of all other members.',
  params: z.object({}),
  /** `others` is empty for players. */
  answer: z.object({ apiKeys: z.array(apiKey), others: z.array(memberApiKey) }),
  callers: signedIn,
  requiresSession: 'access',
})

export const revokeApiKey = defineWrite({
  name: 'revokeApiKey',
  summary: 'Revokes one of the caller’s personal keys immediately. Game masters can revoke everyone’s.',
  params: z.object({ keyId: recordId }),
  answer: z.object(done),
  callers: signedIn,
  requiresSession: 'access',
})
