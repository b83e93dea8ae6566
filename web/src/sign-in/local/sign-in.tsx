import { signIn } from '@waybook/messages/signIn'

import { chooseLanguage } from '#stores/language.ts'
import { LanguageChoice } from '#ui/field/language-choice.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import type { SignInProps } from '../sign-in-provider.ts'
import { WelcomeCard } from '../welcome-card.tsx'
import { textOf } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { OidcButton, oidcRefusal, OrDivider } from './oidc-button.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { whyNoPasskeys } from './passkey.ts'
import { post } from './post.ts'

export function SignIn({ campaign, oidc, passkeyHost, to, refused, onSignedIn }: SignInProps) {
  const noPasskeys = whyNoPasskeys(passkeyHost)
  return (
    <WelcomeCard>
      <Heading>{signIn.signIn()}</Heading>
      <p className="mt-2 mb-6 text-ink-2">{signIn.toCampaign({ campaign })}</p>
      {oidc && refused ? (
        <div className="mb-5">
          <ErrorAlert message={oidcRefusal(refused, oidc.name)} />
        </div>
      ) : null}
      <AccountForm
        required={['email', 'password']}
        submitLabel={signIn.signIn()}
        busyLabel={signIn.signingIn()}
        send={(data) => post('sign-in/email', { email: textOf(data, 'email'), password: textOf(data, 'password') })}
        blame={(status) => (status === 401 ? 'password' : null)}
        onAccepted={onSignedIn}
      >
        {(errors) => (
          <>
            <TextField label={signIn.email()} name="email" type="email" autoComplete="username" error={errors.email} />
            <PasswordField
              label={signIn.password()}
              name="password"
              autoComplete="current-password"
              error={errors.password}
            />
          </>
        )}
      </AccountForm>
      {oidc || noPasskeys === null ? <OrDivider /> : null}
      <div className="grid gap-3">
        {noPasskeys === null ? <PasskeyButton onSignedIn={onSignedIn} /> : null}
        {oidc ? <OidcButton name={oidc.name} to={to} /> : null}
        {noPasskeys === null ? null : <p className="mt-3 text-14 text-ink-2">{noPasskeys}</p>}
      </div>
      <div className="grid gap-1 pt-6 text-14 text-ink-2 lg:mt-auto">
        <p>{signIn.forgotPassword()}</p>
        <p>{signIn.noAccount()}</p>
      </div>
      <div className="pt-6 empty:hidden">
        <LanguageChoice onChoose={chooseLanguage} />
      </div>
    </WelcomeCard>
  )
}
