import { sign } from './clerk-keys.ts'

/** An account at the fake Clerk. */
export interface ClerkAccount {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly character?: string
  /** The origin for which the account's tokens are issued, if it differs from the page's origin. */
  readonly site?: string
}

/** A session: who signed in, and at which origin. */
export interface ClerkSession {
  readonly id: string
  readonly account: ClerkAccount
  readonly origin: string
}

/** A session in the format that Clerk's scripts expect. */
export function sessionResource(session: ClerkSession): object {
  const { id, account } = session
  const now = Date.now()
  const inAWeek = now + 604_800_000
  return {
    object: 'session',
    id,
    status: 'active',
    expire_at: inAWeek,
    abandon_at: inAWeek,
    last_active_at: now,
    last_active_organization_id: null,
    tasks: null,
    actor: null,
    user: userOf(account),
    public_user_data: { first_name: account.firstName, last_name: account.lastName, identifier: account.email },
    created_at: now,
    updated_at: now,
    last_active_token: tokenResource(session),
  }
}

/** Includes the claims that docs/sign-in.md tells hosts to add. */
export function tokenResource({ id: sid, account, origin }: ClerkSession): object {
  const { id, firstName, lastName, email } = account
  const claims = {
    azp: account.site ?? origin,
    sub: id,
    sid,
    sts: 'active',
    v: 2,
    email,
    email_verified: true,
    first_name: firstName,
    last_name: lastName,
    metadata: metadataOf(account),
  }
  return { object: 'token', jwt: sign(claims) }
}

const metadataOf = ({ character }: ClerkAccount) => (character === undefined ? {} : { character })

function userOf(account: ClerkAccount): object {
  return {
    object: 'user',
    id: account.id,
    first_name: account.firstName,
    last_name: account.lastName,
    username: null,
    has_image: false,
    primary_email_address_id: 'idn_1',
    email_addresses: [
      {
        object: 'email_address',
        id: 'idn_1',
        email_address: account.email,
        verification: { status: 'verified', strategy: 'ticket' },
        linked_to: [],
      },
    ],
    phone_numbers: [],
    web3_wallets: [],
    external_accounts: [],
    enterprise_accounts: [],
    passkeys: [],
    organization_memberships: [],
    public_metadata: metadataOf(account),
    unsafe_metadata: {},
    password_enabled: true,
    two_factor_enabled: false,
    created_at: 1,
    updated_at: 1,
  }
}
