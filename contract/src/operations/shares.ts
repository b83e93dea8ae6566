import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineKeylessWrite, defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import {
  share,
  SHARE_NOTE_MAX,
  SHARE_PAGES_MAX,
  SHARE_PASSWORD_MAX,
  SHARE_PASSWORD_MIN,
  sharePreview,
} from '../records/share.ts'
import { done, recordId } from './parameters.ts'

const ids = z.array(entityId).check(z.minLength(1), z.maxLength(SHARE_PAGES_MAX))
/** Milliseconds since 1970; `null`, like no value, if the link has no end. */
const until = z.optional(z.nullable(z.int()))

export const createShare = defineKeylessWrite({
  name: 'createShare',
  summary:
    'Creates a link that shows pages to people without an account, as a player without a character sees them. Refused if not every player may read a page, or if a page has a source.',
  params: z.object({
    ids,
    until,
    password: z.optional(z.string().check(z.minLength(SHARE_PASSWORD_MIN), z.maxLength(SHARE_PASSWORD_MAX))),
    /** For the game master: who the link is for. */
    note: z.optional(z.string().check(z.maxLength(SHARE_NOTE_MAX))),
  }),
  answer: z.object({ ...done, id: z.string(), url: z.string() }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const listShares = defineRead({
  name: 'listShares',
  summary: 'Lists the campaign’s links for people without an account, newest first, with how often each was opened.',
  params: z.object({}),
  answer: z.object({ shares: z.array(share) }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const previewShare = defineRead({
  name: 'previewShare',
  summary:
    'Returns what people without an account would see of these pages: which of them, and one page whole. show chooses that page; the first one by default.',
  params: z.object({ ids, show: z.optional(entityId) }),
  answer: sharePreview,
  callers: gameMaster,
})

export const revokeShare = defineWrite({
  name: 'revokeShare',
  summary: 'Makes a link for people without an account stop working immediately.',
  params: z.object({ id: recordId }),
  answer: z.object(done),
  callers: gameMaster,
  requiresSession: 'access',
})

export const reopenShare = defineWrite({
  name: 'reopenShare',
  summary:
    'Makes an ended link work again at the same address, until the given time. Wrong passwords are counted from zero again.',
  params: z.object({ id: recordId, until }),
  answer: z.object(done),
  callers: gameMaster,
  requiresSession: 'access',
})
