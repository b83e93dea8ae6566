import type { Refused } from './post.ts'

/** What is asked of somebody who signs in or accepts a link, and what is wrong with it. */
const fields = ['firstName', 'lastName', 'email', 'password'] as const
export type AccountField = (typeof fields)[number]
export type FieldErrors = Partial<Record<AccountField, string>>

const missing: Record<AccountField, string> = {
  firstName: 'Say your first name.',
  lastName: 'Say your last name.',
  email: 'Say your e-mail address.',
  password: 'Say your password.',
}

export function textOf(data: FormData, field: AccountField): string {
  const value = data.get(field)
  return typeof value === 'string' ? value : ''
}

/** What is left empty, before the server is asked at all; `null` when nothing is. */
export function missingIn(data: FormData, wanted: readonly AccountField[]): FieldErrors | null {
  const empty = wanted.filter((field) => textOf(data, field).trim() === '')
  return empty.length === 0 ? null : Object.fromEntries(empty.map((field) => [field, missing[field]]))
}

/** The field that a refusal names, as in `password: This is easy to guess.`; `null` where it speaks of the whole. */
export function fieldErrorsOf({ text }: Refused): FieldErrors | null {
  const field = fields.find((name) => text.startsWith(`${name}: `))
  return field ? { [field]: text.slice(field.length + 2) } : null
}
