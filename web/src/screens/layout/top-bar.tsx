import { Link } from '@tanstack/react-router'

import { useMe } from '../../client/me.ts'
import { Wordmark } from '../../look/wordmark.tsx'
import { SearchButton } from '../../parts/search/search-button.tsx'
import { DiceButton } from './dice/dice-button.tsx'
import { gameMasterPages } from './game-master-pages.ts'
import { profileLabel } from './more/profile-label.ts'
import { SignOutButton } from './more/sign-out-button.tsx'
import { OwnCharacterLink } from './own-character-link.tsx'
import { useCampaignPages } from './use-campaign-pages.ts'

const item =
  'min-h-hit text-ink-2 hover:text-ink aria-[current]:text-ink aria-[current]:blaze relative flex items-center rounded-control px-2 font-medium whitespace-nowrap no-underline md:max-[64rem]:px-1.5 xl:px-3 [--blaze-from:0.5rem] xl:[--blaze-from:0.75rem]'

export function TopBar() {
  const me = useMe()
  const campaignPages = useCampaignPages()
  return (
    <header className="border-b border-line bg-surface in-[:root:has([data-fills-window])]:invisible print:hidden">
      <div className="wrap flex h-14 items-center gap-3 md:h-16 md:gap-2 md:max-[64rem]:gap-1 xl:gap-6">
        {/* On the narrowest of tablets the words of the navigation need the room more. */}
        <Link
          to="/"
          className="flex min-h-hit items-center rounded-control text-ink no-underline md:max-[64rem]:**:data-wordmark:sr-only"
        >
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="hidden md:flex xl:ms-2 xl:gap-1">
          {campaignPages.map(({ path, label }) => (
            <Link key={path} to={path} activeOptions={{ exact: path === '/' }} className={item}>
              {label}
            </Link>
          ))}
          {(me.may.includes('readGameMasterNotes') ? gameMasterPages : []).map(({ path, label }) => (
            <Link key={path} to={path} className={item}>
              {label}
            </Link>
          ))}
        </nav>
        <div className="ms-auto flex min-w-0 items-center gap-1 md:gap-0 xl:gap-1">
          <SearchButton className={`${item} shrink-0 gap-2`} />
          <DiceButton className={`${item} shrink-0 gap-2 max-md:hidden`} />
          <OwnCharacterLink className={item} />
          <Link to="/profile" className={`${item} min-w-0 max-md:hidden`}>
            <span className="max-w-28 truncate lg:max-w-56">{profileLabel(me.user)}</span>
          </Link>
          <SignOutButton className={`${item} shrink-0 max-md:hidden`} />
        </div>
      </div>
    </header>
  )
}
