import { Link, useLocation } from '@tanstack/react-router'
import { Fragment, useState } from 'react'

import { useCampaignPages, useHasSheet } from '#parts/entity/campaign-pages.ts'
import { useWaitingProposals } from '#parts/proposals/use-waiting-proposals.ts'
import { Count } from '#ui/text/count.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { isBehindMore } from './behind-more.ts'
import { useOpenDice, WaitingDot } from './calls/waiting-dot.tsx'
import { MoreSheet } from './more-sheet.tsx'
import { useSheetCharacter } from './use-sheet-character.ts'

const tabClass =
  'text-12 text-ink-2 aria-[current]:text-ink aria-[current]:before:bg-mark relative grid h-16 content-center justify-items-center gap-1 leading-none font-medium no-underline aria-[current]:before:absolute aria-[current]:before:-top-px aria-[current]:before:h-1 aria-[current]:before:w-6 aria-[current]:before:rounded-b-[2px]'

/** The dice are in the middle. */
const TABS_BEFORE_DICE = 2
/** There is room for five tabs. For viewers with a sheet, its tab replaces the party tab, which moves to More. */
const REPLACED_BY_SHEET = '/characters'

/**
 * The navigation on phones, at the bottom edge. It hides while a text field has the focus, to make room for the keyboard.
 * It keeps its space and returns with a delay: pressing a button takes the focus from the field, and the button must not move
 * or be covered before the release.
 */
export function BottomTabs() {
  const tabs = useCampaignPages().filter((page) => page.tab)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const hasSheet = useHasSheet()
  const waiting = useWaitingProposals()
  const isMoreCurrent = useLocation({
    select: ({ pathname }) => isBehindMore(pathname, false) || (hasSheet && pathname.startsWith(REPLACED_BY_SHEET)),
  })
  return (
    <>
      <nav
        aria-label="Main"
        className="sticky bottom-0 z-5 row-start-4 grid grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] transition-[visibility] delay-300 in-[:root:has([data-editor])]:hidden md:hidden print:hidden low:static typing:invisible typing:delay-0"
      >
        {tabs.map(({ path, label, icon }, index) => (
          <Fragment key={path}>
            {index === TABS_BEFORE_DICE ? <DiceTab /> : null}
            {hasSheet && path === REPLACED_BY_SHEET ? (
              <SheetTab className={tabClass} />
            ) : (
              <Link to={path} activeOptions={{ exact: path === '/' }} className={tabClass}>
                <Icon name={icon} />
                {label}
              </Link>
            )}
          </Fragment>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isMoreCurrent ? 'page' : undefined}
          onClick={() => setMoreOpen(true)}
          className={tabClass}
        >
          <Icon name="more" />
          More
          {waiting > 0 ? (
            <span className="absolute start-1/2 top-2 ms-2">
              <Count count={waiting} of={waiting === 1 ? 'waiting proposal' : 'waiting proposals'} />
            </span>
          ) : null}
        </button>
      </nav>
      <MoreSheet open={isMoreOpen} onClose={() => setMoreOpen(false)} />
    </>
  )
}

/** Links to the sheet. Shows only the character's first name, because a tab has no room for more. */
function SheetTab({ className }: { readonly className: string }) {
  const { name } = useSheetCharacter()
  return (
    <Link to="/my-character" className={className}>
      <Icon name="person" />
      <span className="leading-tight max-w-full truncate px-1">
        {name === 'My Character' ? 'Sheet' : name.split(' ', 1)}
      </span>
    </Link>
  )
}

/** The raised tab in the middle, which opens the dice tray. */
function DiceTab() {
  const openDice = useOpenDice()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={openDice}
      className="relative -top-4 mx-auto grid size-15 place-items-center rounded-round bg-primary text-on-primary shadow-2"
    >
      <Icon name="dice" className="size-7" />
      <span className="sr-only">Dice</span>
      <WaitingDot />
    </button>
  )
}
