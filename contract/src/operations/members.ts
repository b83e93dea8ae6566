import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { keylessWrite, question } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { member, openLink } from '../records/member.ts'
import { done, recordId } from './parameters.ts'

const memberId = recordId
/** As the link is listed while it is open. */
const linkId = recordId
/** The page of this site that accepts the link, with its token behind the `#`: `/join#…`. It is answered this once and kept nowhere. */
const path = z.string()

export const getMembers = question({
  name: 'getMembers',
  summary: 'Who has an account, and which links are open; never what they open with.',
  params: z.object({}),
  answer: z.object({ members: z.array(member), links: z.array(openLink) }),
  callers: gameMaster,
  inPerson: true,
})

export const makeInvite = keylessWrite({
  name: 'makeInvite',
  summary: 'A link by which one person makes an account, with the character that they will play.',
  params: z.object({ role: z.enum(['gameMaster', 'player']), characterId: z.optional(entityId) }),
  answer: z.object({ ...done, linkId, path }),
  callers: gameMaster,
  inPerson: true,
})

export const makeReset = keylessWrite({
  name: 'makeReset',
  summary: 'A link by which a member chooses a new password.',
  params: z.object({ memberId }),
  answer: z.object({ ...done, linkId, path }),
  callers: gameMaster,
  inPerson: true,
})

export const revokeLink = keylessWrite({
  name: 'revokeLink',
  summary: 'Makes an open link stop working.',
  params: z.object({ linkId }),
  answer: z.object(done),
  callers: gameMaster,
  inPerson: true,
})

export const endSessions = keylessWrite({
  name: 'endSessions',
  summary: 'Signs a member out on all their devices.',
  params: z.object({ memberId }),
  answer: z.object(done),
  callers: gameMaster,
  inPerson: true,
})

export const assignCharacter = keylessWrite({
  name: 'assignCharacter',
  summary: 'Says which character a member plays, or that they play none.',
  params: z.object({ memberId, characterId: z.nullable(entityId) }),
  answer: z.object(done),
  callers: gameMaster,
  inPerson: true,
})

export const removeMember = keylessWrite({
  name: 'removeMember',
  summary: 'Takes a member’s account away; what they did in play stays.',
  params: z.object({ memberId }),
  answer: z.object(done),
  callers: gameMaster,
  inPerson: true,
})
