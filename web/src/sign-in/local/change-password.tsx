import { useState } from 'react'

import { BackLink, ButtonLink } from '#ui/button/page-link.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Heading } from '#ui/page/heading.tsx'

import type { ChangePasswordProps } from '../sign-in-provider.ts'
import { WelcomeCard } from '../welcome-card.tsx'
import { textOf } from './account-fields.ts'
import { AccountForm, NewPasswordField } from './account-form.tsx'
import { post } from './post.ts'

/** Changes the password of the signed-in user. */
export function ChangePassword({ email }: ChangePasswordProps) {
  const [changed, setChanged] = useState(false)
  return (
    <WelcomeCard>{changed ? <Changed /> : <ChangeForm email={email} onChanged={() => setChanged(true)} />}</WelcomeCard>
  )
}

interface ChangeFormProps extends ChangePasswordProps {
  readonly onChanged: () => void
}

function ChangeForm({ email, onChanged }: ChangeFormProps) {
  return (
    <>
      <p className="-mt-4">
        <BackLink href="/profile">Back to Profile</BackLink>
      </p>
      <Heading>Change password</Heading>
      <p className="mt-2 mb-6 text-ink-2">You stay signed in here, and are signed out everywhere else.</p>
      <AccountForm
        required={['currentPassword', 'newPassword']}
        submitLabel="Change password"
        busyLabel="Changing..."
        send={(data) =>
          post('change-password', {
            currentPassword: textOf(data, 'currentPassword'),
            newPassword: textOf(data, 'newPassword'),
          })
        }
        onAccepted={onChanged}
      >
        {(errors) => (
          <>
            {/* Tells password managers whose password this is. */}
            <TextField label="E-mail" name="email" autoComplete="username" defaultValue={email} readOnly />
            <PasswordField
              label="Current password"
              name="currentPassword"
              autoComplete="current-password"
              error={errors.currentPassword}
            />
            <NewPasswordField label="New password" name="newPassword" error={errors.newPassword} />
          </>
        )}
      </AccountForm>
      <p className="pt-6 text-14 text-ink-2 lg:mt-auto">
        Forgot it? Ask your game master for a link to choose a new password.
      </p>
    </>
  )
}

const takeFocus = (done: HTMLElement | null) => done?.focus()

function Changed() {
  return (
    // The button that had the focus is gone.
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <Heading>Password changed</Heading>
      <p className="mt-2 mb-6">You are signed out on all other devices.</p>
      <ButtonLink href="/profile" variant="primary">
        Back to Profile
      </ButtonLink>
    </div>
  )
}
