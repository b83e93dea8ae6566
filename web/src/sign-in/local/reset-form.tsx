import { signIn } from '@waybook/messages/signIn'

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
      <Heading>{signIn.choosePassword()}</Heading>
      <p className="mt-2 mb-6 text-ink-2">{signIn.signedOutElsewhere()}</p>
      <AccountForm
        required={['password']}
        submitLabel={signIn.savePassword()}
        busyLabel={signIn.saving()}
        send={(data) => post('link/accept', { token, password: textOf(data, 'password') })}
        onAccepted={onSignedIn}
      >
        {(errors) => (
          <>
            {/* Tells password managers whose password this is. */}
            {link.email ? (
              <TextField
                label={signIn.email()}
                name="email"
                autoComplete="username"
                defaultValue={link.email}
                readOnly
              />
            ) : null}
            <NewPasswordField label={signIn.newPassword()} error={errors.password} />
          </>
        )}
      </AccountForm>
    </>
  )
}
