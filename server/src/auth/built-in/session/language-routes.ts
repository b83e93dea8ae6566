import { authRoutes, Problem } from '@waybook/contract'

import { authRoute, DONE, type AuthRoute } from '#auth/auth-route.ts'

import type { BuiltInContext } from '../accounts/context.ts'
import { readBody } from '../accounts/refusals.ts'
import { sessionOf } from './sessions.ts'

/** Stores the language that a member chooses. `onChosen`: called then, because identities are cached. */
export function languageRoutes(context: BuiltInContext, onChosen: () => void): AuthRoute[] {
  return [
    authRoute(authRoutes.chooseLanguage, null, async (request) => {
      const session = await sessionOf(context, request)
      if (!session) throw new Problem('not-signed-in')
      const { language } = readBody(authRoutes.chooseLanguage.body, request.body)
      await context.accounts.internalAdapter.updateUser(session.user.id, { language })
      onChosen()
      return { content: { body: DONE } }
    }),
  ]
}
