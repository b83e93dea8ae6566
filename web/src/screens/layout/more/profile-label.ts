import type { User } from '@waybook/contract'

/** What the link to one's profile is called: first name, else username, else e-mail (specification, section 2). */
export function profileLabel({ firstName, username, emailAddresses }: User): string {
  return firstName || username || (emailAddresses[0]?.emailAddress ?? 'Profile')
}
