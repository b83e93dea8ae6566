import { Link } from '@tanstack/react-router'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon, type IconName } from '#ui/text/icon.tsx'

import { useMe } from '../../client/me.ts'
import { useFurtherLists } from '../../parts/world/use-further-lists.ts'
import { profileLabel, SignOutButton } from './account-items.tsx'
import { useCampaignPages } from './campaign-pages.ts'

/** What has no tab of its own on phones; where the sheet has one, the party has none. */
export function MoreSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { user } = useMe()
  return (
    <Dialog open={open} onClose={onClose} title="More" shape="sheet">
      <ul>
        <MoreLists onClose={onClose} />
        <li>
          <Link to="/profile" onClick={onClose} className={moreRow}>
            <Icon name="person" />
            <span className="grid">
              <span>{profileLabel(user)}</span>
              <span className="text-14 text-ink-2">Profile</span>
            </span>
          </Link>
        </li>
        <li>
          <SignOutButton className={moreRow} icon={<Icon name="leave" />} />
        </li>
      </ul>
      <Button onClick={onClose}>Close</Button>
    </Dialog>
  )
}

const covered = [
  { path: '/locations', label: 'Locations', icon: 'locations' },
  { path: '/items', label: 'Items', icon: 'items' },
  { path: '/organizations', label: 'Organizations', icon: 'organizations' },
] as const

const desk: { path: string; label: string; icon: IconName } = { path: '/admin', label: 'Admin', icon: 'sliders' }

/** The pages of the campaign that have no tab. A part of its own, so that it asks for scenes only when the sheet opens. */
function MoreLists({ onClose }: { readonly onClose: () => void }) {
  const further = useFurtherLists()
  const { may, characterId, role } = useMe()
  const hasSheet = characterId !== null || may.includes('chooseCharacter')
  const untabbed = useCampaignPages().filter(({ tab, path }) => !tab || (path === '/characters' && hasSheet))
  const masters = role === 'gameMaster' ? [desk] : []
  return [...untabbed, ...covered, ...further, ...masters].map(({ path, label, icon }) => (
    <li key={path}>
      <Link to={path} onClick={onClose} className={moreRow}>
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  ))
}

/** The look of a row in the sheet behind More. */
const moreRow =
  'min-h-hit border-line flex w-full items-center gap-3 border-b py-2 text-left font-medium text-ink no-underline'
