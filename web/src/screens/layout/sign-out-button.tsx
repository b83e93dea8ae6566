import { useSignOut } from '../../sign-in/use-sign-out.ts'

export function SignOutButton({ className }: { readonly className: string }) {
  const { signOut, busy, error } = useSignOut()
  return (
    <>
      <button type="button" aria-disabled={busy} onClick={() => busy || signOut()} className={className}>
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
