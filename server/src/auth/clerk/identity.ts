import { isEntityId, typeOfId, type Role } from '@waybook/contract'
import * as z from 'zod'

import { type Identity, isGameMaster } from '../auth.ts'
import type { SessionClaims } from './session-token.ts'

/** Either the default campaign, with the address of its game master, or an added one. */
type Where = { readonly gmEmail: string } | { readonly campaignId: string }

interface Part {
  readonly role: Role
  readonly characterId: string | null
}

/**
 * The identity in a campaign that a token proves. Every user is a member of the default campaign. Metadata makes users members of other
 * campaigns. Clerk's organizations and their roles are ignored.
 */
export function identityIn(claims: SessionClaims, where: Where): Identity | null {
  const part = 'gmEmail' in where ? partInDefault(claims, where.gmEmail) : partIn(claims, where.campaignId)
  if (!part) return null
  const { sub, sid, email, metadata } = claims
  const { campaigns: _others, ...own } = metadata ?? {}
  return {
    user: {
      id: sub,
      username: claims.username ?? null,
      firstName: claims.first_name ?? null,
      lastName: claims.last_name ?? null,
      emailAddresses: email === null ? [] : [{ emailAddress: email }],
      publicMetadata: 'gmEmail' in where ? own : part.characterId === null ? {} : { character: part.characterId },
    },
    ...part,
    sessionId: sid,
  }
}

function partInDefault({ email, email_verified: verified, metadata }: SessionClaims, gmEmail: string): Part {
  const isMaster = isGameMaster({ email: email ?? '', emailVerified: verified === true, gameMaster: false }, gmEmail)
  return { role: isMaster ? 'gameMaster' : 'player', characterId: characterIn(metadata?.['character']) }
}

const parts = z.record(z.string(), z.unknown())
const part = z.object({ role: z.unknown().optional(), character: z.unknown().optional() })

function partIn({ metadata }: SessionClaims, campaignId: string): Part | null {
  const all = parts.safeParse(metadata?.['campaigns'])
  const read = part.safeParse(all.success && Object.hasOwn(all.data, campaignId) ? all.data[campaignId] : null)
  if (!read.success) return null
  const { role, character } = read.data
  return { role: role === 'gameMaster' ? 'gameMaster' : 'player', characterId: characterIn(character) }
}

/** The roles of a user, by campaign. */
export function rolesIn(
  claims: SessionClaims,
  { defaultCampaign, gmEmail }: { readonly defaultCampaign: string; readonly gmEmail: string },
): ReadonlyMap<string, Role> {
  const all = parts.safeParse(claims.metadata?.['campaigns'])
  const added = Object.keys(all.data ?? {}).flatMap((id): [string, Role][] => {
    const found = partIn(claims, id)
    return found ? [[id, found.role]] : []
  })
  return new Map([...added, [defaultCampaign, partInDefault(claims, gmEmail).role]])
}

/** Hosts enter it manually at Clerk. Anything except the id of a character is ignored. */
function characterIn(value: unknown): string | null {
  return typeof value === 'string' && isEntityId(value) && typeOfId(value) === 'character' ? value : null
}
