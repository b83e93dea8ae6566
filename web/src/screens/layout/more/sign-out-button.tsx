import type { ReactNode } from 'react'

import { useSignOut } from '../../../sign-in/use-sign-out.ts'

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
        {busy ? 'Signing Out...' : 'Sign Out'}
      </button>
      {error ? (
        <span role="alert" className="text-14 text-bad">
          {error.message}
        </span>
      ) : null}
    </>
  )
}
