import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineKeylessWrite, defineRead } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { member, openLink, role } from '../records/member.ts'
import { done, recordId } from './parameters.ts'

const memberId = recordId
/** The longest address that mail servers accept. */
const MAIL_ADDRESS_MAX = 254
/** The id of the link in the list of open links. */
const linkId = recordId
/** The path of the page that accepts the link, with its token after the `#`: `/join#…`. Returned once and not stored. */
const path = z.string()

export const getMembers = defineRead({
  name: 'getMembers',
  summary: 'Lists the accounts and the open links, without the links’ tokens.',
  params: z.object({}),
  answer: z.object({
    members: z.array(member),
    links: z.array(openLink),
    /** Whether the server can send invites by mail. */ canMail: z.boolean(),
  }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const makeInvite = defineKeylessWrite({
  name: 'makeInvite',
  summary:
    'Creates a link that lets one person create an account, optionally with a character. The open link in replaces stops working.',
  params: z.object({
    role,
    characterId: z.optional(entityId),
    replaces: z.optional(linkId),
    /** Sends the link to this address. */
    mailTo: z.optional(z.email().check(z.maxLength(MAIL_ADDRESS_MAX))),
  }),
  answer: z.object({
    ...done,
    linkId,
    path,
    /** How the mail went; `null` if none was asked for. The link works in any case. */
    mailed: z.nullable(z.object({ ok: z.boolean(), words: z.string() })),
  }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const makeReset = defineKeylessWrite({
  name: 'makeReset',
  summary: 'Creates a link that lets a member set a new password.',
  params: z.object({ memberId }),
  answer: z.object({ ...done, linkId, path }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const revokeLink = defineKeylessWrite({
  name: 'revokeLink',
  summary: 'Revokes an open link.',
  params: z.object({ linkId }),
  answer: z.object(done),
  callers: gameMaster,
  requiresSession: 'access',
})

export const endSessions = defineKeylessWrite({
  name: 'endSessions',
  summary: 'Signs a member out on all their devices.',
  params: z.object({ memberId }),
  answer: z.object(done),
  callers: gameMaster,
  requiresSession: 'access',
})

export const assignCharacter = defineKeylessWrite({
  name: 'assignCharacter',
  summary: 'Assigns a character to a member, or removes the assignment.',
  params: z.object({ memberId, characterId: z.nullable(entityId) }),
  answer: z.object(done),
  callers: gameMaster,
  requiresSession: 'access',
})

export const removeMember = defineKeylessWrite({
  name: 'removeMember',
  summary: 'Deletes a member’s account. Everything that they did in play stays.',
  params: z.object({ memberId }),
  answer: z.object(done),
  callers: gameMaster,
  requiresSession: 'access',
})
