import { signIn } from '@waybook/messages/signIn'
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
        <BackLink href="/profile">{signIn.backToProfile()}</BackLink>
      </p>
      <Heading>{signIn.changePassword()}</Heading>
      <p className="mt-2 mb-6 text-ink-2">{signIn.signedOutElsewhere()}</p>
      <AccountForm
        required={['currentPassword', 'newPassword']}
        submitLabel={signIn.changePassword()}
        busyLabel={signIn.changing()}
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
            <TextField label={signIn.email()} name="email" autoComplete="username" defaultValue={email} readOnly />
            <PasswordField
              label={signIn.currentPassword()}
              name="currentPassword"
              autoComplete="current-password"
              error={errors.currentPassword}
            />
            <NewPasswordField label={signIn.newPassword()} name="newPassword" error={errors.newPassword} />
          </>
        )}
      </AccountForm>
      <p className="pt-6 text-14 text-ink-2 lg:mt-auto">{signIn.forgotIt()}</p>
    </>
  )
}

const takeFocus = (done: HTMLElement | null) => done?.focus()

function Changed() {
  return (
    // The button that had the focus is gone.
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <Heading>{signIn.passwordChanged()}</Heading>
      <p className="mt-2 mb-6">{signIn.signedOutOnOthers()}</p>
      <ButtonLink href="/profile" variant="primary">
        {signIn.backToProfile()}
      </ButtonLink>
    </div>
  )
}
