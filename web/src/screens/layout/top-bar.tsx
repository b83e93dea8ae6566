import { Link } from '@tanstack/react-router'

import { useMe } from '#api/session.ts'
import { Placeholder } from '#look/placeholder/placeholder.tsx'
import { Wordmark } from '#look/wordmark.tsx'
import { gameMasterPages, useCampaignPages } from '#parts/entity/campaign-pages.ts'
import { useWaitingProposals } from '#parts/proposals/use-waiting-proposals.ts'
import { SearchButton } from '#parts/search/search-button.tsx'
import { openCampaignChoice } from '#stores/campaign-choice.ts'
import { DICE_KEY } from '#stores/tray.ts'
import { openViewChoice } from '#stores/view-as.ts'
import { PictureImage } from '#ui/picture/picture-image.tsx'
import { Count } from '#ui/text/count.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { profileLabel, SignOutButton } from './account-items.tsx'
import { CallButton } from './calls/call-button.tsx'
import { StoryChip } from './calls/story/story-chip.tsx'
import { MoreButton } from './more-button.tsx'
import { useIsTable } from './use-is-table.ts'
import { useSheetCharacter } from './use-sheet-character.ts'
import { useOpenDice, WaitingDot } from './waiting-dot.tsx'

export function TopBar() {
  const me = useMe()
  const campaignPages = useCampaignPages()
  // The table covers this bar, and shows the story points in its own.
  const isTable = useIsTable()
  return (
    <header data-table={isTable || undefined} className="top-bar">
      {/* One row from tablets up. Larger text wraps to a second row: nothing is cut off, and no page scrolls sideways. */}
      <div className="wrap flex min-h-14 items-center gap-x-2 md:min-h-16 md:flex-wrap md:py-1 md:max-xl:gap-x-1 xl:gap-x-2 min-[88rem]:gap-x-6">
        {/* On tablets the navigation needs the wordmark's space. */}
        <Link
          to="/"
          className="flex min-h-hit min-w-8.5 items-center rounded-control text-ink no-underline md:max-[72rem]:**:data-wordmark:sr-only"
        >
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="hidden flex-wrap md:flex min-[88rem]:ms-2 min-[88rem]:gap-1">
          {campaignPages.map(({ path, label }) => (
            <Link key={path} to={path} activeOptions={{ exact: path === '/' }} className="top-bar-item">
              {label}
            </Link>
          ))}
          {(me.may.includes('readGameMasterNotes') ? gameMasterPages : []).map(({ path, label }) => (
            <Link key={path} to={path} className="top-bar-item md:max-xl:hidden">
              {label}
            </Link>
          ))}
          <WaitingProposals />
        </nav>
        <div className="ms-auto flex min-w-0 items-center justify-end gap-1 max-md:shrink-0 md:flex-1 md:basis-74 md:gap-0 xl:basis-107 min-[88rem]:gap-1">
          <SearchButton className="top-bar-item shrink-0 gap-2" />
          {isTable ? null : <StoryChip className="top-bar-item shrink-0 gap-1.5 px-1.5!" />}
          <CallButton className="top-bar-item shrink-0 px-1.5! max-md:hidden" />
          <DiceButton className="top-bar-item shrink-0 gap-2 max-md:hidden" />
          <OwnCharacterLink className="top-bar-item" />
          <ViewAsIcon className="top-bar-item shrink-0 px-1.5! max-xl:hidden" />
          <SwitchCampaignIcon className="top-bar-item shrink-0 px-1.5! max-xl:hidden" />
          <Link to="/profile" className="top-bar-item shrink-0 max-xl:hidden">
            <span className="max-w-16 truncate xl:max-w-56">{me.viewAs ? 'Profile' : profileLabel(me.user)}</span>
          </Link>
          <SignOutButton className="top-bar-item shrink-0 max-xl:hidden" />
          <MoreButton className="top-bar-item shrink-0 gap-2 max-md:hidden xl:hidden" />
        </div>
      </div>
    </header>
  )
}

/** Links to the proposals while some wait for the game master. An icon, because the bar has no room for another word. */
function WaitingProposals() {
  const count = useWaitingProposals()
  if (count === 0) return null
  return (
    <Link to="/proposals" title="Proposals" className="top-bar-item xl:[--blaze-from:0.25rem] min-[104rem]:px-1">
      <Icon name="pencil" />
      <span className="absolute start-4.5 top-0.5">
        <span className="sr-only">Proposals</span>
        <Count count={count} of="waiting" />
      </span>
    </Link>
  )
}

/** Links to the sheet. Shows the character's portrait and, if there is room, the name. */
function OwnCharacterLink({ className }: { readonly className: string }) {
  const { id, name, image } = useSheetCharacter()
  return (
    <Link
      to="/my-character"
      className={`${className} min-w-0 gap-2 font-semibold max-md:px-1 max-md:after:hidden md:[--blaze-from:3rem]! xl:gap-2.5 xl:[--blaze-from:3.5rem]!`}
    >
      <span aria-hidden="true" className="block size-10 shrink-0 overflow-hidden rounded-round bg-sunk md:size-8.5">
        {image ? (
          <PictureImage picture={image} alt="" sizes="40px" className="h-[128%] object-[50%_30%]" />
        ) : (
          <Placeholder type="character" id={id ?? ''} />
        )}
      </span>
      <span className="truncate text-ink max-md:sr-only md:max-w-36 md:min-w-14 xl:max-w-56">{name}</span>
    </Link>
  )
}

/** Opens the dice tray on screens without tabs. */
function DiceButton({ className }: { readonly className: string }) {
  const openDice = useOpenDice()
  // The game master's bar has more items.
  const isGameMaster = useMe().role === 'gameMaster'
  return (
    <button type="button" aria-haspopup="dialog" aria-keyshortcuts={DICE_KEY} onClick={openDice} className={className}>
      <Icon name="dice" />
      <span className={isGameMaster ? 'sr-only' : 'md:max-xl:sr-only'}>Dice</span>
      <WaitingDot />
    </button>
  )
}

/** Opens the choice of a player to view as, for game masters. */
function ViewAsIcon({ className }: { readonly className: string }) {
  if (useMe().role !== 'gameMaster') return null
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label="View as player"
      title="View as player"
      onClick={openViewChoice}
      className={className}
    >
      <Icon name="eye" />
    </button>
  )
}

/** Opens the choice of another campaign, for members of several. */
function SwitchCampaignIcon({ className }: { readonly className: string }) {
  const { campaign, campaigns } = useMe()
  if (!campaigns.others) return null
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label="Switch campaign"
      title={`${campaign.name}: switch campaign`}
      onClick={openCampaignChoice}
      className={className}
    >
      <Icon name="rules" />
    </button>
  )
}
