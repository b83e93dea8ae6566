import { signIn } from '@waybook/messages/signIn'

import type { Refused } from './post.ts'

/** The fields of the forms for signing in, for accepting a link, for changing the password and for adding a passkey. */
const fields = ['firstName', 'lastName', 'email', 'password', 'currentPassword', 'newPassword', 'name'] as const
export type AccountField = (typeof fields)[number]
export type FieldErrors = Partial<Record<AccountField, string>>

const missing: Record<AccountField, () => string> = {
  firstName: () => signIn.missingFirstName(),
  lastName: () => signIn.missingLastName(),
  email: () => signIn.missingEmail(),
  password: () => signIn.missingPassword(),
  currentPassword: () => signIn.missingCurrentPassword(),
  newPassword: () => signIn.missingNewPassword(),
  name: () => signIn.missingPasskeyName(),
}

export function textOf(data: FormData, field: AccountField): string {
  const value = data.get(field)
  return typeof value === 'string' ? value : ''
}

/** The errors of required fields that are empty; `null` if there are none. */
export function missingIn(data: FormData, required: readonly AccountField[]): FieldErrors | null {
  const empty = required.filter((field) => textOf(data, field).trim() === '')
  return empty.length === 0 ? null : Object.fromEntries(empty.map((field) => [field, missing[field]()]))
}

/** The error of the field that a refusal names, such as `password: This is easy to guess.`; `null` if it names none. */
export function fieldErrorsOf({ text }: Refused): FieldErrors | null {
  const field = fields.find((name) => text.startsWith(`${name}: `))
  return field ? { [field]: text.slice(field.length + 2) } : null
}
