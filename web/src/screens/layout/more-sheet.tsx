import { Link, useLocation } from '@tanstack/react-router'
import { menus } from '@waybook/messages/menus'
import type { ReactNode } from 'react'

import { useMe } from '#api/session.ts'
import { adminPage, personalPages, useCampaignPages, useHasSheet, worldPages } from '#parts/entity/campaign-pages.ts'
import { useFurtherLists } from '#parts/entity/use-further-lists.ts'
import { usePointWords } from '#parts/entity/use-point-words.ts'
import { useWaitingProposals } from '#parts/proposals/use-waiting-proposals.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { openCampaignChoice } from '#stores/campaign-choice.ts'
import { openPlayPanel } from '#stores/checks.ts'
import { openEveningEnd } from '#stores/evening.ts'
import { openPause } from '#stores/pause.ts'
import { openViewChoice } from '#stores/view-as.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { CloseButton } from '#ui/button/icon-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Face } from '#ui/picture/face.tsx'
import { Count } from '#ui/text/count.tsx'

import { profileLabel, SignOutButton } from './account-items.tsx'

const ContinuityCount = lazyPart(async () => (await import('#parts/continuity/continuity-count.tsx')).ContinuityCount, {
  InStead: () => null,
  inAdvance: false,
})

export interface MoreSheetProps {
  readonly onClose: () => void
}

/** All pages and actions without a tab on phones, in groups. Its code loads when it first opens. */
export function MoreSheet({ onClose }: MoreSheetProps) {
  return (
    <Dialog open onClose={onClose} title={menus.more()} shape="sheet">
      <CloseButton onClose={onClose} className="absolute end-3 top-4" />
      <div>
        <Groups onClose={onClose} />
      </div>
      <Person onClose={onClose} />
    </Dialog>
  )
}

type Entry = { readonly label: string; readonly aside?: ReactNode } & (
  | { readonly path: string }
  | { readonly run: () => void }
)

/** A separate component, so its queries run only when the sheet opens. */
function Groups({ onClose }: MoreSheetProps) {
  const { role, campaigns } = useMe()
  const isGameMaster = role === 'gameMaster'
  const { title: pointsTitle } = usePointWords()
  const hasSheet = useHasSheet()
  const waiting = useWaitingProposals()
  const furtherLists = useFurtherLists()
  const pagesWithoutTab = useCampaignPages().filter(({ tab, path }) => !tab || (path === '/characters' && hasSheet))
  const scenes = furtherLists.filter(({ path }) => path === '/scenes')
  const yours = personalPages.map((page) => ({
    ...page,
    aside:
      page.path === '/proposals' && waiting > 0 ? (
        <Count count={waiting} words={menus.waiting({ count: waiting })} />
      ) : null,
  }))
  const groups: readonly (readonly [string, readonly Entry[]])[] = [
    [menus.campaign(), [...pagesWithoutTab.filter(({ path }) => path !== '/world'), ...(isGameMaster ? [] : scenes)]],
    [menus.world(), worldPages],
    [
      menus.gameMaster(),
      isGameMaster
        ? [
            ...scenes,
            { ...adminPage, aside: <ContinuityCount /> },
            { label: menus.viewAsPlayer(), run: openViewChoice },
            { label: menus.callCheck(), run: () => openPlayPanel('call') },
            { label: menus.endEvening(), run: openEveningEnd },
            { label: pointsTitle, run: () => openPlayPanel('storyPoints') },
          ]
        : [],
    ],
    [
      menus.yours(),
      [
        ...yours,
        { label: isGameMaster ? menus.callPause() : menus.pleasePause(), run: openPause },
        ...(campaigns.others ? [{ label: menus.switchCampaign(), run: openCampaignChoice }] : []),
      ],
    ],
  ]
  return groups
    .filter(([, entries]) => entries.length > 0)
    .map(([title, entries]) => <Group key={title} title={title} entries={entries} onClose={onClose} />)
}

interface GroupProps extends MoreSheetProps {
  readonly title: string
  readonly entries: readonly Entry[]
}

const cell =
  'flex min-h-touch w-full items-center gap-1.5 py-1 text-start text-14 leading-tight font-semibold text-ink no-underline'

function Group({ title, entries, onClose }: GroupProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <section aria-label={title} className="border-t border-line pt-2.5 pb-1.5">
      <h3 className="font-sans text-12 font-medium text-ink-2">{title}</h3>
      <ul className="grid grid-cols-3 gap-x-2">
        {entries.map((entry) => (
          <li key={entry.label}>
            {'path' in entry ? (
              <Link
                to={entry.path}
                onClick={onClose}
                aria-current={isWithin(pathname, entry.path) ? 'page' : undefined}
                className={`${cell} [--blaze-from:0px] aria-[current]:blaze`}
              >
                {entry.label}
                {entry.aside}
              </Link>
            ) : (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => {
                  onClose()
                  entry.run()
                }}
                className={cell}
              >
                {entry.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** The account, and signing out. */
function Person({ onClose }: MoreSheetProps) {
  const { user } = useMe()
  const name = profileLabel(user)
  return (
    <div className="flex items-center gap-3 border-t border-line pt-3">
      <Link
        to="/profile"
        onClick={onClose}
        className="flex min-h-hit min-w-0 flex-1 items-center gap-3 text-ink no-underline"
      >
        <span aria-hidden="true" className="block size-11 shrink-0 overflow-hidden rounded-round bg-sunk">
          <Face name={name} picture={null} />
        </span>
        <span className="leading-tight grid min-w-0">
          <b className="truncate font-semibold">{name}</b>
          <span className="truncate text-14 text-ink-2">{menus.profileAndColors()}</span>
        </span>
      </Link>
      <SignOutButton className={buttonLook({ size: 'small' })} />
    </div>
  )
}
