import { nameFromId } from '@waybook/contract'
import { signIn } from '@waybook/messages/signIn'

import { TextField } from '#ui/field/text-field.tsx'
import { Heading } from '#ui/page/heading.tsx'

import { textOf } from './account-fields.ts'
import { AccountForm, NewPasswordField } from './account-form.tsx'
import { OidcButton, OrDivider } from './oidc-button.tsx'
import type { OpenLink } from './open-link.ts'
import { post } from './post.ts'

interface SignUpFormProps {
  readonly token: string
  readonly link: OpenLink
  readonly campaign: string
  /** The identity provider that can be used instead of a password. */
  readonly oidc: { readonly name: string } | null
  readonly onSignedIn: () => void
}

/** Creates an account for a game master or a player. */
export function SignUpForm({ token, link, campaign, oidc, onSignedIn }: SignUpFormProps) {
  const { title, lede } = wordsOf(link, campaign)
  return (
    <>
      <Heading>{title}</Heading>
      <p className="mt-2 mb-6 text-ink-2">{lede}</p>
      {oidc ? (
        <>
          <OidcButton name={oidc.name} to="/" token={token} />
          <OrDivider />
        </>
      ) : null}
      <AccountForm
        required={['firstName', 'email', 'password']}
        submitLabel={signIn.createAccount()}
        busyLabel={signIn.creatingAccount()}
        send={(data) => post('link/accept', { token, ...newcomerIn(data) })}
        onAccepted={onSignedIn}
      >
        {(errors) => (
          <>
            <div className="grid gap-4 md:grid-cols-2">
              <TextField
                label={signIn.firstName()}
                name="firstName"
                autoComplete="given-name"
                error={errors.firstName}
              />
              <TextField label={signIn.lastName()} name="lastName" autoComplete="family-name" error={errors.lastName} />
            </div>
            <TextField
              label={signIn.email()}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={link.email ?? ''}
              readOnly={link.email !== null}
              error={errors.email}
            />
            <NewPasswordField label={signIn.password()} error={errors.password} />
          </>
        )}
      </AccountForm>
    </>
  )
}

function newcomerIn(data: FormData) {
  return {
    firstName: textOf(data, 'firstName'),
    lastName: textOf(data, 'lastName'),
    email: textOf(data, 'email'),
    password: textOf(data, 'password'),
  }
}

function wordsOf({ kind, role, characterId }: OpenLink, campaign: string) {
  if (kind === 'setup') return { title: signIn.setUp(), lede: signIn.setUpLede() }
  const title = signIn.joinCampaign({ campaign })
  if (role === 'gameMaster') return { title, lede: signIn.becomesGameMaster() }
  if (characterId === null) return { title, lede: signIn.createYourAccount() }
  return { title, lede: signIn.youPlay({ character: titleCase(nameFromId(characterId)) }) }
}

const titleCase = (name: string) => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
