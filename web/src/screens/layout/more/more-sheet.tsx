import { Link } from '@tanstack/react-router'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { useMe } from '../../../client/me.ts'
import { MoreLists } from './more-lists.tsx'
import { moreRow } from './more-row.ts'
import { profileLabel } from './profile-label.ts'
import { SignOutButton } from './sign-out-button.tsx'

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
