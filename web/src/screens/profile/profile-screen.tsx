import { useQuery } from '@tanstack/react-query'
import type { User } from '@waybook/contract'

import { meQuery } from '#api/session.ts'
import { PasswordPanel } from '#sign-in/password-panel.tsx'
import { useSignOutEverywhere } from '#sign-in/use-sign-out.ts'
import { Button } from '#ui/button/button.tsx'
import { SchemeChoice } from '#ui/field/scheme-choice.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { Panel, Disclosure, RailSection } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'

export function ProfileScreen() {
  const { data: me } = useQuery(meQuery)
  return (
    <>
      <PageHead title="Profile" />
      {me ? <Profile user={me.user} /> : <Spinner label="Loading..." />}
    </>
  )
}

function Profile({ user }: { readonly user: User }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      <div className="grid grid-cols-1 gap-7">
        <RailSection title="Account">
          <FactList>
            <Fact name="Name">{[user.firstName, user.lastName].filter(Boolean).join(' ')}</Fact>
            <Fact name="Email">{user.emailAddresses[0]?.emailAddress}</Fact>
          </FactList>
        </RailSection>
        <PublicMetadata metadata={user.publicMetadata} />
        <RawUser user={user} />
      </div>
      <div className="grid gap-5">
        <Panel title="Appearance">
          <SchemeChoice />
        </Panel>
        <PasswordPanel />
        <Panel title="Sessions">
          <SignOutEverywhere />
        </Panel>
      </div>
    </div>
  )
}

function RawUser({ user }: { readonly user: User }) {
  return (
    <Disclosure title="Raw user object">
      <pre className="rounded-control bg-sunk p-4 text-12 whitespace-pre-wrap">{JSON.stringify(user, null, 2)}</pre>
    </Disclosure>
  )
}

function PublicMetadata({ metadata }: { readonly metadata: User['publicMetadata'] }) {
  const entries = Object.entries(metadata)
  return (
    <RailSection title="Public Metadata">
      {entries.length === 0 ? (
        <p className="text-14 text-ink-2">No public metadata set</p>
      ) : (
        <FactList>
          {entries.map(([key, value]) => (
            <Fact key={key} name={key}>
              {typeof value === 'string' ? value : JSON.stringify(value)}
            </Fact>
          ))}
        </FactList>
      )}
    </RailSection>
  )
}

/** For users who are still signed in on a device that they no longer have. */
function SignOutEverywhere() {
  const { signOutEverywhere, busy, error } = useSignOutEverywhere()
  return (
    <>
      <p className="mb-3 text-14 text-ink-2">Ends all sessions of this account, on this device and all others.</p>
      <Button onClick={() => signOutEverywhere()} busy={busy} busyLabel="Signing out...">
        Sign out everywhere
      </Button>
      {error ? <ErrorAlert message={error.message} /> : null}
    </>
  )
}
