import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { session, sessionEvent } from '../records/session.ts'
import { done, recordId } from './parameters.ts'

/** In characters. */
export const LINE_MAX = 500

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

export const reopenSession = defineWrite({
  name: 'reopenSession',
  summary: 'Opens the newest session again, as if it had not ended. Fails while a session is open.',
  params: z.object({ sessionId: recordId }),
  answer: z.object({ ...done, session }),
  callers: gameMaster,
})

export const deleteSession = defineWrite({
  name: 'deleteSession',
  summary: 'Deletes a session. What happened in it stays; newsletters about it stay too.',
  params: z.object({ sessionId: recordId }),
  answer: z.object(done),
  callers: gameMaster,
})

export const addSessionLine = defineWrite({
  name: 'addSessionLine',
  summary: 'Adds a line to a session that everyone who is signed in can read.',
  params: z.object({ sessionId: recordId, text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LINE_MAX)) }),
  answer: z.object({ ...done, lineId: recordId }),
  callers: gameMaster,
})

export const removeSessionLine = defineWrite({
  name: 'removeSessionLine',
  summary: 'Removes a line from a session. A line that is not there is not an error.',
  params: z.object({ sessionId: recordId, lineId: recordId }),
  answer: z.object(done),
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
