import { linkToken } from './link-token.ts'
import { returnPath } from './return-path.ts'
import { useSignInProvider, type LinkKind } from './sign-in-provider.ts'

/** The sign-in that runs here; afterwards on to where one was going. */
export function SignInPage({ to }: { readonly to: string | undefined }) {
  const { provider, campaign } = useSignInProvider()
  return <provider.SignIn campaign={campaign} onSignedIn={() => enter(returnPath(to, location.origin))} />
}

export function LinkPage({ kind }: { readonly kind: LinkKind }) {
  const { provider, campaign } = useSignInProvider()
  if (!provider.AcceptLink) throw new Error('This Waybook signs people in without links of its own.')
  return <provider.AcceptLink kind={kind} token={linkToken} campaign={campaign} onSignedIn={() => enter('/')} />
}

/** By a fresh document: nothing that somebody else read in this tab is in its memory. */
function enter(path: string) {
  location.replace(path)
}
