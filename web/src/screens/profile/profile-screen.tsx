import { useQuery } from '@tanstack/react-query'
import { routeOf, type User } from '@waybook/contract'
import { profile } from '@waybook/messages/profile'

import { useOperation } from '#api/operation-query.ts'
import { meQuery, useMe } from '#api/session.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { ViewAsButton } from '#parts/entity/view-as-button.tsx'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { PasswordPanel } from '#sign-in/password-panel.tsx'
import { useSignOutEverywhere } from '#sign-in/use-sign-out.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink, PageLink } from '#ui/button/page-link.tsx'
import { SchemeChoice } from '#ui/field/scheme-choice.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { Panel, Disclosure, RailSection } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'

import { ApiKeysPanel } from './api-keys-panel.tsx'
import { DevicePanel } from './device-panel.tsx'
import { FeedPanel } from './feed-panel.tsx'
import { KeepPagesPanel } from './keep-pages-panel.tsx'
import { ListenPanel } from './listen-panel.tsx'
import { OwnLanguage } from './own-language.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { ReadingChoices } from './reading-choices.tsx'

/** Further down than the first view. */
const TimeZonePanel = lazyPart(async () => (await import('./time-zone-panel.tsx')).TimeZonePanel, {
  loading: <Spinner />,
})

const NotificationsPanel = lazyPart(
  async () => (await import('./notifications/notifications-panel.tsx')).NotificationsPanel,
  { loading: <Spinner /> },
)

export function ProfileScreen() {
  const { data: me } = useQuery(meQuery)
  return (
    <>
      <PageHead title={profile.title()} />
      {me ? (
        <Profile user={me.user} characterId={me.characterId} isView={me.viewAs !== undefined} />
      ) : (
        <Spinner label={profile.loading()} />
      )}
    </>
  )
}

interface ProfileProps {
  readonly user: User
  readonly characterId: string | null
  /** Whether a game master is viewing as a player. The player's account is not shown. */
  readonly isView: boolean
}

/** Frequently used panels come first. The stored data is collapsed at the end. */
function Profile({ user, characterId, isView }: ProfileProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:lead-cols-96 lg:gap-12">
      <div className="grid gap-5">
        <Panel title={profile.appearance()}>
          <div className="grid gap-5">
            <SchemeChoice />
            <ReadingChoices />
            <OwnLanguage />
          </div>
        </Panel>
        {characterId === null ? null : <OwnCharacter id={characterId} />}
      </div>
      <div className="grid max-w-[43rem] grid-cols-1 gap-7">
        {isView ? <NoAccount /> : <Account user={user} />}
        <RailSection title={profile.notes()}>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/notes">{profile.openNotes()}</ButtonLink>
            <ButtonLink href="/proposals">{profile.openProposals()}</ButtonLink>
          </div>
        </RailSection>
        <TimeZonePanel />
        <NotificationsPanel />
        {isView ? null : <FeedPanel />}
        <ListenPanel />
        <DevicePanel />
        {isView ? null : <KeepPagesPanel />}
        <ViewAs />
        {isView ? null : <Access user={user} />}
      </div>
    </div>
  )
}

/** Renders nothing for players. */
function ViewAs() {
  if (useMe().role !== 'gameMaster') return null
  return (
    <RailSection title={profile.whatPlayersSee()}>
      <ViewAsButton />
    </RailSection>
  )
}

/** The account's name and email. */
function Account({ user }: { readonly user: User }) {
  return (
    <RailSection title={profile.account()}>
      <FactList>
        <Fact name={profile.name()}>{[user.firstName, user.lastName].filter(Boolean).join(' ')}</Fact>
        <Fact name={profile.email()}>{user.emailAddresses[0]?.emailAddress}</Fact>
      </FactList>
    </RailSection>
  )
}

/** Passwords, passkeys, keys and sessions. The collapsed sections come last. */
function Access({ user }: { readonly user: User }) {
  return (
    <>
      <PasswordPanel />
      <PasskeysPanel />
      <ApiKeysPanel />
      <RailSection title={profile.sessions()}>
        <SignOutEverywhere />
      </RailSection>
      <div>
        <PublicMetadata metadata={user.publicMetadata} />
        <RawUser user={user} />
      </div>
    </>
  )
}

/** Replaces the account while a game master is viewing as a player. */
function NoAccount() {
  return (
    <RailSection title={profile.account()}>
      <p>{profile.accountHidden()}</p>
    </RailSection>
  )
}

/** The portrait of the user's character, with a link to its page. */
function OwnCharacter({ id }: { readonly id: string }) {
  const character = useOperation('getEntities', { ids: [id] }).data?.entities[0]
  if (!character) return null
  return (
    <RailSection title={profile.yourCharacter()}>
      <div className="grid lead-cols-26 items-center gap-4">
        <EntityImage entity={character} sizes="6.5rem" className="aspect-square [&_img]:object-[50%_22%]" />
        <div className="grid justify-items-start gap-2">
          <PageLink href={routeOf(id)} className="font-serif text-26 font-semibold">
            {character.name}
          </PageLink>
          <ButtonLink href="/my-character">{profile.openSheet()}</ButtonLink>
        </div>
      </div>
    </RailSection>
  )
}

function RawUser({ user }: { readonly user: User }) {
  return (
    <Disclosure title={profile.rawUser()}>
      <pre className="rounded-control bg-sunk p-4 text-12 whitespace-pre-wrap">{JSON.stringify(user, null, 2)}</pre>
    </Disclosure>
  )
}

function PublicMetadata({ metadata }: { readonly metadata: User['publicMetadata'] }) {
  const entries = Object.entries(metadata)
  return (
    <Disclosure title={profile.publicMetadata()}>
      {entries.length === 0 ? (
        <p className="text-14 text-ink-2">{profile.noPublicMetadata()}</p>
      ) : (
        <FactList>
          {entries.map(([key, value]) => (
            <Fact key={key} name={key}>
              {typeof value === 'string' ? value : JSON.stringify(value)}
            </Fact>
          ))}
        </FactList>
      )}
    </Disclosure>
  )
}

/** For users who are still signed in on a lost device. */
function SignOutEverywhere() {
  const { signOutEverywhere, busy, error } = useSignOutEverywhere()
  return (
    <>
      <p className="mb-3 text-14 text-ink-2">{profile.endsAllSessions()}</p>
      <Button onClick={() => signOutEverywhere()} busy={busy} busyLabel={profile.signingOut()}>
        {profile.signOutEverywhere()}
      </Button>
      {error ? <ErrorAlert message={error.message} /> : null}
    </>
  )
}
