import { isEntityId, typeOfId } from '@waybook/contract'

import { type Identity, isGameMaster } from '../auth.ts'
import type { SessionClaims } from './session-token.ts'

/** The identity that a token proves. Clerk's organizations and their roles mean nothing here. */
export function identityOf(claims: SessionClaims, gmEmail: string): Identity {
  const { sub, sid, email, metadata } = claims
  const roleClaims = { email: email ?? '', emailVerified: claims.email_verified === true, gameMaster: false }
  return {
    user: {
      id: sub,
      username: claims.username ?? null,
      firstName: claims.first_name ?? null,
      lastName: claims.last_name ?? null,
      emailAddresses: email === null ? [] : [{ emailAddress: email }],
      publicMetadata: metadata ?? {},
    },
    role: isGameMaster(roleClaims, gmEmail) ? 'gameMaster' : 'player',
    characterId: characterIn(metadata?.['character']),
    sessionId: sid,
  }
}

/** Hosts enter it by hand at Clerk. Anything but the id of a character is ignored. */
function characterIn(value: unknown): string | null {
  return typeof value === 'string' && isEntityId(value) && typeOfId(value) === 'character' ? value : null
}
