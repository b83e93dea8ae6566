import { Problem } from '@waybook/contract'
import { isAPIError } from 'better-auth/api'
import * as z from 'zod'

import { badField } from '../bodies.ts'

const refusals: Readonly<Record<string, () => Problem>> = {
  INVALID_EMAIL_OR_PASSWORD: () => new Problem('not-signed-in', 'E-mail or password is wrong.'),
  INVALID_PASSWORD: () => badField('currentPassword', 'This is not your current password.'),
  UNAUTHORIZED: () => new Problem('not-signed-in'),
}

const coded = z.object({ code: z.string() })

/** The library's refusals in our words; what is not among them is a bug and stays what it is. */
export function refuse(error: unknown): never {
  const body = isAPIError(error) ? coded.safeParse(error.body) : null
  throw (body?.success && refusals[body.data.code]?.()) || error
}
