import { useQuery } from '@tanstack/react-query'
import type { User } from '@waybook/contract'

import { SchemeChoice } from '#ui/field/scheme-choice.tsx'
import { Disclosure } from '#ui/page/disclosure.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { RailSection } from '#ui/page/rail-section.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'

import { meQuery } from '../../client/me.ts'
import { PublicMetadata } from './public-metadata.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

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
        <Panel title="Look">
          <SchemeChoice />
        </Panel>
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
