import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { keylessWrite, question, write } from '../operation.ts'
import { API_KEY_NAME_MAX, apiKey } from '../records/api-key.ts'
import { done, recordId } from './parameters.ts'

export const createApiKey = keylessWrite({
  name: 'createApiKey',
  summary: 'A personal key by which scripts call as whoever made it. It is answered this once and kept nowhere.',
  params: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(API_KEY_NAME_MAX)) }),
  answer: z.object({ ...done, apiKey, key: z.string() }),
  callers: gameMaster,
  inPerson: true,
})

export const listApiKeys = question({
  name: 'listApiKeys',
  summary: 'The personal keys of who asks, the newest first; never the keys themselves.',
  params: z.object({}),
  answer: z.object({ apiKeys: z.array(apiKey) }),
  callers: gameMaster,
  inPerson: true,
})

export const revokeApiKey = write({
  name: 'revokeApiKey',
  summary: 'Makes a personal key of who asks stop working at once.',
  params: z.object({ keyId: recordId }),
  answer: z.object(done),
  callers: gameMaster,
  inPerson: true,
})
