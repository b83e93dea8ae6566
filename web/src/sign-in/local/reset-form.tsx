import { TextField } from '#ui/field/text-field.tsx'
import { Heading } from '#ui/page/heading.tsx'

import { textOf } from './account-fields.ts'
import { AccountForm, NewPasswordField } from './account-form.tsx'
import type { OpenLink } from './open-link.ts'
import { post } from './post.ts'

interface ResetFormProps {
  readonly token: string
  readonly link: OpenLink
  readonly onSignedIn: () => void
}

export function ResetForm({ token, link, onSignedIn }: ResetFormProps) {
  return (
    <>
      <Heading>Choose a new password</Heading>
      <p className="mt-2 mb-6 text-ink-2">You stay signed in here, and are signed out everywhere else.</p>
      <AccountForm
        required={['password']}
        submitLabel="Save password"
        busyLabel="Saving..."
        send={(data) => post('link/accept', { token, password: textOf(data, 'password') })}
        onAccepted={onSignedIn}
      >
        {(errors) => (
          <>
            {/* Tells password managers whose password this is. */}
            {link.email ? (
              <TextField label="E-mail" name="email" autoComplete="username" defaultValue={link.email} readOnly />
            ) : null}
            <NewPasswordField label="New password" error={errors.password} />
          </>
        )}
      </AccountForm>
    </>
  )
}
