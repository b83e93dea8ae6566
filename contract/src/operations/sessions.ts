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
  summary: 'Returns a session with what happened in it and the caller may see, oldest first.',
  params: z.object({ sessionId: recordId }),
  answer: z.object({ session, events: z.array(sessionEvent) }),
  callers: signedIn,
})

export const startSession = defineWrite({
  name: 'startSession',
  summary: 'Starts a session, which collects what happens until it is ended. Only one can be open.',
  params: z.object({}),
  answer: z.object({ ...done, session }),
  callers: gameMaster,
})

export const endSession = defineWrite({
  name: 'endSession',
  summary: 'Ends the open session. What it has collected is kept.',
  params: z.object({ sessionId: recordId }),
  answer: z.object({ ...done, session }),
  callers: gameMaster,
})

export const draftSession = defineRead({
  name: 'draftSession',
  summary: 'Writes the text of a newsletter about a session. What players may not see is in a secret.',
  params: z.object({ sessionId: recordId }),
  answer: z.object({
    text: z.string(),
    /** The newsletter that was made of an earlier draft of this session. */
    newsletter: z.nullable(entityId),
  }),
  callers: gameMaster,
})
