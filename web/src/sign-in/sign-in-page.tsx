import { signIn } from '@waybook/messages/signIn'

import { basePath } from '#stores/base-path.ts'

import { linkToken } from './link-token.ts'
import { useSignInProvider } from './load-provider.ts'
import { returnPath } from './return-path.ts'
import type { LinkKind } from './sign-in-provider.ts'

/** The sign-in page of the active provider. Opens `to` afterwards. */
export function SignInPage({ to, error }: { readonly to: string | undefined; readonly error: string | undefined }) {
  const { provider, ...props } = useSignInProvider()
  const path = returnPath(to, location.origin)
  return <provider.SignIn {...props} to={path} refused={error} onSignedIn={() => redirect(path)} />
}

export function LinkPage({ kind }: { readonly kind: LinkKind }) {
  const { provider, ...props } = useSignInProvider()
  if (!provider.AcceptLink) throw new Error(signIn.noLinks())
  return <provider.AcceptLink {...props} kind={kind} token={linkToken} to="/" onSignedIn={() => redirect('/')} />
}

/** Outside the campaign's layout, because the live connection ends with the old session before the page has the new one. */
export function ChangePasswordPage({ email }: { readonly email: string }) {
  const { provider } = useSignInProvider()
  if (!provider.ChangePassword) throw new Error(signIn.noPasswords())
  return <provider.ChangePassword email={email} />
}

/** Loads a new document, so no data of another user stays in this tab's memory. */
function redirect(path: string) {
  location.replace(basePath + path)
}
