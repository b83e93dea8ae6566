import { Link } from '@tanstack/react-router'

import { useMe } from '#api/session.ts'
import { adminPage, coveredLists, pagesBesideBar, useCampaignPages, useHasSheet } from '#parts/entity/campaign-pages.ts'
import { useFurtherLists } from '#parts/entity/use-further-lists.ts'
import { useWaitingProposals } from '#parts/proposals/use-waiting-proposals.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { openCampaignChoice } from '#stores/campaign-choice.ts'
import { openPlayPanel } from '#stores/checks.ts'
import { openViewChoice } from '#stores/view-as.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Count } from '#ui/text/count.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { profileLabel, SignOutButton } from './account-items.tsx'

const rowClass =
  'min-h-hit border-line flex w-full items-center gap-3 border-b py-2 text-left font-medium text-ink no-underline'

const ContinuityCount = lazyPart(async () => (await import('#parts/continuity/continuity-count.tsx')).ContinuityCount, {
  InStead: () => null,
  inAdvance: false,
})

/** All pages and actions without a tab on phones. */
export function MoreSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { user } = useMe()
  return (
    <Dialog open={open} onClose={onClose} title="More" shape="sheet">
      <ul>
        <MoreLists onClose={onClose} />
        <PlayItems onClose={onClose} />
        <ViewAsItem onClose={onClose} />
        <SwitchCampaignItem onClose={onClose} />
        <li>
          <Link to="/profile" onClick={onClose} className={rowClass}>
            <Icon name="person" />
            <span className="grid">
              <span>{profileLabel(user)}</span>
              <span className="text-14 text-ink-2">Profile</span>
            </span>
          </Link>
        </li>
        <li>
          <SignOutButton className={rowClass} icon={<Icon name="leave" />} />
        </li>
      </ul>
      <Button onClick={onClose}>Close</Button>
    </Dialog>
  )
}

/** The campaign's pages without a tab. A separate component, so its queries run only when the sheet opens. */
function MoreLists({ onClose }: { readonly onClose: () => void }) {
  const furtherLists = useFurtherLists()
  const { role } = useMe()
  const waiting = useWaitingProposals()
  const hasSheet = useHasSheet()
  const pagesWithoutTab = useCampaignPages().filter(({ tab, path }) => !tab || (path === '/characters' && hasSheet))
  const gameMasterPages = role === 'gameMaster' ? [adminPage] : []
  return [
    ...pagesWithoutTab,
    ...pagesBesideBar,
    ...Object.values(coveredLists),
    ...furtherLists,
    ...gameMasterPages,
  ].map(({ path, label, icon }) => (
    <li key={path}>
      <Link to={path} onClick={onClose} className={rowClass}>
        <Icon name={icon} />
        {label}
        {path === adminPage.path ? <ContinuityCount /> : null}
        {path === '/proposals' && waiting > 0 ? <Count count={waiting} of="waiting" /> : null}
      </Link>
    </li>
  ))
}

/** The game master's actions in play. */
function PlayItems({ onClose }: { readonly onClose: () => void }) {
  if (useMe().role !== 'gameMaster') return null
  const open = (panel: 'call' | 'storyPoints') => () => {
    onClose()
    openPlayPanel(panel)
  }
  return (
    <>
      <li>
        <button type="button" aria-haspopup="dialog" onClick={open('call')} className={rowClass}>
          <Icon name="call" />
          Call a check
        </button>
      </li>
      <li>
        <button type="button" aria-haspopup="dialog" onClick={open('storyPoints')} className={rowClass}>
          <Icon name="points" />
          Story points
        </button>
      </li>
    </>
  )
}

/** Opens the choice of another campaign, for members of several. */
function SwitchCampaignItem({ onClose }: { readonly onClose: () => void }) {
  const { campaign, campaigns } = useMe()
  if (!campaigns.others) return null
  const choose = () => {
    onClose()
    openCampaignChoice()
  }
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={choose} className={rowClass}>
        <Icon name="rules" />
        <span className="grid min-w-0">
          <span>Switch campaign</span>
          <span className="truncate text-14 text-ink-2">{campaign.name}</span>
        </span>
      </button>
    </li>
  )
}

/** Opens the choice of a player to view as, for game masters. */
function ViewAsItem({ onClose }: { readonly onClose: () => void }) {
  if (useMe().role !== 'gameMaster') return null
  const choose = () => {
    onClose()
    openViewChoice()
  }
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={choose} className={rowClass}>
        <Icon name="eye" />
        View as player
      </button>
    </li>
  )
}
