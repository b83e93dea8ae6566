import type { User } from '@waybook/contract'
import { frame } from '@waybook/messages/frame'
import type { ReactNode } from 'react'

import { useSignOut } from '#sign-in/use-sign-out.ts'

/** The text of the profile link: first name, else username, else e-mail (specification, section 2). */
export function profileLabel({ firstName, username, emailAddresses }: User): string {
  return firstName || username || (emailAddresses[0]?.emailAddress ?? frame.profile())
}

interface SignOutButtonProps {
  readonly className: string
  readonly icon?: ReactNode
}

export function SignOutButton({ className, icon }: SignOutButtonProps) {
  const { signOut, busy, error } = useSignOut()
  return (
    <>
      <button type="button" aria-disabled={busy} onClick={() => busy || signOut()} className={className}>
        {icon}
        {busy ? frame.signingOut() : frame.signOut()}
      </button>
      {error ? (
        <span role="alert" className="text-14 text-bad">
          {error.message}
        </span>
      ) : null}
    </>
  )
}
