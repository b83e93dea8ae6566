import type { SignInProvider } from '../sign-in-provider.ts'
import { AcceptLink } from './accept-link.tsx'
import { ChangePassword } from './change-password.tsx'
import { postOrThrow } from './post.ts'
import { SignIn } from './sign-in.tsx'

/** The built-in sign-in: e-mail and password, and one-time links from the game master. */
export const localProvider: SignInProvider = {
  SignIn,
  AcceptLink,
  ChangePassword,
  signOut: () => postOrThrow('sign-out', {}),
  signOutEverywhere: () => postOrThrow('sign-out-everywhere', {}),
}
