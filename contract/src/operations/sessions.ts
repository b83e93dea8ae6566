import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { session, sessionEvent } from '../records/session.ts'
import { done, recordId } from './parameters.ts'

export const listSessions = defineRead({
  name: 'listSessions',
  summary: 'Lists the sessions of the campaign, newest first.',
  params: z.object({}),
  answer: z.object({ sessions: z.array(session) }),
  callers: signedIn,
})

export const getSession = defineRead({
  name: 'getSession',
  summary: 'Returns a session with its events that the caller may see, oldest first.',
  params: z.object({ sessionId: recordId }),
  answer: z.object({ session, events: z.array(sessionEvent) }),
  callers: signedIn,
})

export const startSession = defineWrite({
  name: 'startSession',
  summary: 'Starts a session, which collects events until it ends. Only one can be open.',
  params: z.object({}),
  answer: z.object({ ...done, session }),
  callers: gameMaster,
})

export const endSession = defineWrite({
  name: 'endSession',
  summary: 'Ends the open session. Its events stay.',
  params: z.object({ sessionId: recordId }),
  answer: z.object({ ...done, session }),
  callers: gameMaster,
})

export const draftSession = defineRead({
  name: 'draftSession',
  summary: 'Drafts the text of a newsletter about a session. Events that players may not see are in a secret.',
  params: z.object({ sessionId: recordId }),
  answer: z.object({
    text: z.string(),
    /** The newsletter that was created from an earlier draft of this session. */
    newsletter: z.nullable(entityId),
  }),
  callers: gameMaster,
})
