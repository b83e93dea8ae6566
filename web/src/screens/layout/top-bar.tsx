import { Link, useLocation } from '@tanstack/react-router'
import { frame } from '@waybook/messages/frame'

import { useMe } from '#api/session.ts'
import { Placeholder } from '#look/placeholder/placeholder.tsx'
import { Wordmark } from '#look/wordmark.tsx'
import { gameMasterPages, useCampaignPages } from '#parts/entity/campaign-pages.ts'
import { sectionOf } from '#parts/entity/section-of.ts'
import { SearchButton } from '#parts/search/search-button.tsx'
import { DICE_KEY } from '#stores/tray.ts'
import { PictureImage } from '#ui/picture/picture-image.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { profileLabel, SignOutButton } from './account-items.tsx'
import { CallButton } from './calls/call-button.tsx'
import { StoryChip } from './calls/story/story-chip.tsx'
import { PersonButton } from './person-button.tsx'
import { useIsTable } from './use-is-table.ts'
import { useSheetCharacter } from './use-sheet-character.ts'
import { useOpenDice, WaitingDot } from './waiting-dot.tsx'

export function TopBar() {
  const me = useMe()
  const isGameMaster = me.may.includes('readGameMasterNotes')
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
        <MainNavigation isGameMaster={isGameMaster} />
        <div className="ms-auto flex min-w-0 items-center justify-end gap-1 max-md:shrink-0 md:flex-1 md:gap-0 xl:basis-100 min-[88rem]:gap-1">
          <SearchButton className="top-bar-item shrink-0 gap-2" />
          {isTable ? null : <StoryChip className="top-bar-item shrink-0 gap-1.5 px-1.5!" />}
          <CallButton className="top-bar-item shrink-0 px-1.5! max-lg:hidden" />
          <DiceButton className="top-bar-item shrink-0 gap-2 max-md:hidden" />
          <OwnCharacterLink className={`top-bar-item ${isGameMaster ? 'md:max-xl:hidden' : ''}`} />
          <Link to="/profile" className="top-bar-item shrink-0 max-xl:hidden">
            <span className="max-w-16 truncate xl:max-w-56">{me.viewAs ? frame.profile() : profileLabel(me.user)}</span>
          </Link>
          <PersonButton className="top-bar-item shrink-0 gap-1 px-1! max-md:hidden" />
          <SignOutButton className="top-bar-item shrink-0 max-xl:hidden" />
        </div>
      </div>
    </header>
  )
}

/** The sections of the campaign. A rule sets those of the game master apart. */
function MainNavigation({ isGameMaster }: { readonly isGameMaster: boolean }) {
  const section = useLocation({ select: ({ pathname }) => sectionOf(pathname) })
  // The link itself marks the page that it leads to, and the pages below that.
  const current = (path: string) => (section === path ? 'true' : undefined)
  return (
    <nav aria-label={frame.main()} className="hidden flex-wrap md:flex min-[88rem]:ms-2 min-[88rem]:gap-1">
      {useCampaignPages().map(({ path, label }) => (
        <Link
          key={path}
          to={path}
          activeOptions={{ exact: path === '/' }}
          aria-current={current(path)}
          className="top-bar-item"
        >
          {label}
        </Link>
      ))}
      {isGameMaster ? <span aria-hidden="true" className="mx-1 h-6 self-center border-s border-line xl:mx-2" /> : null}
      {(isGameMaster ? gameMasterPages : []).map(({ path, label }) => (
        <Link key={path} to={path} className="top-bar-item">
          {label}
        </Link>
      ))}
    </nav>
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
      <span className={isGameMaster ? 'sr-only' : 'md:max-xl:sr-only'}>{frame.dice()}</span>
      <WaitingDot />
    </button>
  )
}
