import { badField } from '../bodies.ts'
import type { BuiltInContext } from '../accounts/context.ts'
import { passwordWeakness } from './password-strength.ts'

/** Whose password it is to be: their names are what others would try first. */
export interface Owner {
  readonly email: string
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly characterId?: string | null | undefined
}

/** Refuses a new password that is easy to guess, saying so under the field that it came in. */
export async function refuseWeak(desk: BuiltInContext, field: string, password: string, owner: Owner): Promise<void> {
  const { email, firstName, lastName, characterId } = owner
  const names = [email, firstName ?? '', lastName ?? '', ...(await desk.namesAround(characterId ?? null))]
  const weakness = await passwordWeakness(password, names)
  if (weakness !== null) throw badField(field, weakness)
}
