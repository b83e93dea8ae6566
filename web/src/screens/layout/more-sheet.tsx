import { Link } from '@tanstack/react-router'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { useMe } from '../../client/me.ts'
import { campaignPages } from './campaign-pages.ts'
import { gameMasterPages } from './game-master-pages.ts'
import { profileLabel } from './profile-label.ts'
import { SignOutButton } from './sign-out-button.tsx'

const row =
  'min-h-hit border-line flex w-full items-center gap-3 border-b py-2 text-left font-medium text-ink no-underline'

/** What has no tab of its own on phones; where the sheet has one, the party has none. */
export function MoreSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { user, may, characterId } = useMe()
  const hasSheet = characterId !== null || may.includes('chooseCharacter')
  return (
    <Dialog open={open} onClose={onClose} title="More" shape="sheet">
      <ul>
        {campaignPages
          .filter(({ tab, path }) => !tab || (path === '/characters' && hasSheet))
          .map(({ path, label, icon }) => (
            <li key={path}>
              <Link to={path} onClick={onClose} className={row}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        {(may.includes('readGameMasterNotes') ? gameMasterPages : []).map(({ path, label }) => (
          <li key={path}>
            <Link to={path} onClick={onClose} className={row}>
              <Icon name="map" />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/items" onClick={onClose} className={row}>
            <Icon name="items" />
            Items
          </Link>
        </li>
        <li>
          <Link to="/profile" onClick={onClose} className={row}>
            <Icon name="person" />
            <span className="grid">
              <span>{profileLabel(user)}</span>
              <span className="text-14 text-ink-2">Profile</span>
            </span>
          </Link>
        </li>
        <li>
          <SignOutButton className={row} />
        </li>
      </ul>
      <Button onClick={onClose}>Close</Button>
    </Dialog>
  )
}
