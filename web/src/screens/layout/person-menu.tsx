import { Menu } from '@base-ui/react/menu'
import { Link } from '@tanstack/react-router'
import { frame } from '@waybook/messages/frame'
import { menus } from '@waybook/messages/menus'
import type { ReactNode, RefObject } from 'react'

import { useMe } from '#api/session.ts'
import { personalPages } from '#parts/entity/campaign-pages.ts'
import { usePointWords } from '#parts/entity/use-point-words.ts'
import { useWaitingProposals } from '#parts/proposals/use-waiting-proposals.ts'
import { useSignOut } from '#sign-in/use-sign-out.ts'
import { openCampaignChoice } from '#stores/campaign-choice.ts'
import { openPlayPanel } from '#stores/checks.ts'
import { openEveningEnd } from '#stores/evening.ts'
import { openPause } from '#stores/pause.ts'
import { openViewChoice } from '#stores/view-as.ts'
import { Count } from '#ui/text/count.tsx'
import { Icon, type IconName } from '#ui/text/icon.tsx'

import { useSheetCharacter } from './use-sheet-character.ts'

const item =
  'flex min-h-hit items-center gap-3 rounded-control px-3 text-ink no-underline data-highlighted:bg-raised aria-[current]:bg-mark-tint'

interface PersonMenuProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** One's own pages, and what concerns this session. Its code loads when it first opens. */
export function PersonMenu({ anchor, onClose }: PersonMenuProps) {
  return (
    <Menu.Root open modal={false} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} sideOffset={6} align="end" collisionPadding={8} className="z-50">
          <Menu.Popup
            aria-label={menus.yours()}
            finalFocus={anchor}
            className="max-h-(--available-height) w-68 overflow-y-auto rounded-control border border-line bg-surface p-2 shadow-2 outline-none"
          >
            <OwnPages />
            <Actions />
            <PauseItem />
            <Menu.Separator className="my-2 border-t border-line" />
            <PageItem path="/profile" label={menus.profile()} icon="person" />
            <SignOutItem />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function OwnPages() {
  const { name } = useSheetCharacter()
  const waiting = useWaitingProposals()
  return (
    <>
      <PageItem path="/my-character" label={frame.myCharacter()} icon="party">
        {name === frame.myCharacter() ? null : (
          <span className="ms-auto max-w-28 truncate text-14 text-ink-2">{name}</span>
        )}
      </PageItem>
      {personalPages.map((page) => (
        <PageItem key={page.path} {...page}>
          {page.path === '/proposals' && waiting > 0 ? (
            <span className="ms-auto">
              <Count count={waiting} words={menus.waiting({ count: waiting })} />
            </span>
          ) : null}
        </PageItem>
      ))}
    </>
  )
}

/** The actions of game masters, and of members of several campaigns. */
function Actions() {
  const { role, campaigns } = useMe()
  const { title } = usePointWords()
  const isGameMaster = role === 'gameMaster'
  if (!isGameMaster && !campaigns.others) return null
  return (
    <>
      <Menu.Separator className="my-2 border-t border-line" />
      {isGameMaster ? (
        <>
          <ActionItem label={menus.callCheck()} icon="call" run={() => openPlayPanel('call')} />
          <ActionItem label={title} icon="points" run={() => openPlayPanel('storyPoints')} />
          <ActionItem label={menus.endEvening()} icon="events" run={openEveningEnd} />
          <ActionItem label={menus.viewAsPlayer()} icon="eye" run={openViewChoice} />
        </>
      ) : null}
      {campaigns.others ? <ActionItem label={menus.switchCampaign()} icon="world" run={openCampaignChoice} /> : null}
    </>
  )
}

/** Asks the game master for a pause, or as game master calls one. */
function PauseItem() {
  const isGameMaster = useMe().role === 'gameMaster'
  return (
    <>
      <Menu.Separator className="my-2 border-t border-line" />
      {isGameMaster ? (
        <ActionItem label={menus.callPause()} icon="fist" run={openPause} />
      ) : (
        <ActionItem label={menus.pleasePause()} icon="fist" run={openPause} />
      )}
    </>
  )
}

interface PageItemProps {
  readonly path: (typeof personalPages)[number]['path'] | '/my-character' | '/profile'
  readonly label: string
  readonly icon: IconName
  readonly children?: ReactNode
}

function PageItem({ path, label, icon, children }: PageItemProps) {
  return (
    <Menu.LinkItem closeOnClick className={item} render={<Link to={path} />}>
      <Icon name={icon} />
      {label}
      {children}
    </Menu.LinkItem>
  )
}

function ActionItem({ label, icon, run }: Omit<PageItemProps, 'path' | 'children'> & { readonly run: () => void }) {
  return (
    <Menu.Item className={item} onClick={run}>
      <Icon name={icon} />
      {label}
    </Menu.Item>
  )
}

/** The menu stays open until the session has ended, because it shows why that failed. */
function SignOutItem() {
  const { signOut, busy, error } = useSignOut()
  return (
    <>
      <Menu.Item className={item} closeOnClick={false} disabled={busy} onClick={() => signOut()}>
        <Icon name="leave" />
        {busy ? frame.signingOut() : frame.signOut()}
      </Menu.Item>
      {error ? (
        <p role="alert" className="px-3 pb-2 text-14 text-bad">
          {error.message}
        </p>
      ) : null}
    </>
  )
}
