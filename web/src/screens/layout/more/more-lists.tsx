import { Link } from '@tanstack/react-router'

import { Icon, type IconName } from '#ui/text/icon.tsx'

import { useMe } from '../../../client/me.ts'
import { useFurtherLists } from '../../../parts/entity/use-further-lists.ts'
import { useCampaignPages } from '../use-campaign-pages.ts'
import { moreRow } from './more-row.ts'

const covered = [
  { path: '/locations', label: 'Locations', icon: 'locations' },
  { path: '/items', label: 'Items', icon: 'items' },
  { path: '/organizations', label: 'Organizations', icon: 'organizations' },
] as const

const desk: { path: string; label: string; icon: IconName } = { path: '/admin', label: 'Admin', icon: 'sliders' }

/** The pages of the campaign that have no tab. A part of its own, so that it asks for scenes only when the sheet opens. */
export function MoreLists({ onClose }: { readonly onClose: () => void }) {
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
