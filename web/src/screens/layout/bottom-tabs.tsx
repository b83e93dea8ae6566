import { Link, useLocation } from '@tanstack/react-router'
import { frame } from '@waybook/messages/frame'
import { Fragment, useState } from 'react'

import { useCampaignPages, useHasSheet } from '#parts/entity/campaign-pages.ts'
import { sectionOf, type Section } from '#parts/entity/section-of.ts'
import { useWaitingProposals } from '#parts/proposals/use-waiting-proposals.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { PlainDialog } from '#ui/dialog/plain-dialog.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Count } from '#ui/text/count.tsx'
import { Icon } from '#ui/text/icon.tsx'

import type { MoreSheetProps } from './more-sheet.tsx'
import { useIsTable } from './use-is-table.ts'
import { useSheetCharacter } from './use-sheet-character.ts'
import { useOpenDice, WaitingDot } from './waiting-dot.tsx'

const MoreSheet = lazyPart<MoreSheetProps>(async () => (await import('./more-sheet.tsx')).MoreSheet, {
  InStead: ({ onClose, children }) => (
    <PlainDialog label={frame.more()} onClose={onClose}>
      {children}
    </PlainDialog>
  ),
})

/** The dice are in the middle. */
const TABS_BEFORE_DICE = 2
/** There is room for five tabs. For viewers with a sheet, its tab replaces the party tab, which moves to More. */
const REPLACED_BY_SHEET = '/characters'

/** The table's path ends with the campaign. */
const isIn = (section: Section, path: string) => path === section || (section === '/vtt' && path.startsWith('/vtt/'))

/** The navigation on phones, at the bottom edge. */
export function BottomTabs() {
  const tabs = useCampaignPages().filter((page) => page.tab)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const hasSheet = useHasSheet()
  const waiting = useWaitingProposals()
  const isTable = useIsTable()
  const isMoreCurrent = useLocation({
    select: ({ pathname }) => {
      const section = sectionOf(pathname)
      if (section === REPLACED_BY_SHEET) return hasSheet
      return section !== null && pathname !== '/my-character' && !tabs.some(({ path }) => isIn(section, path))
    },
  })
  return (
    <>
      <nav aria-label={frame.main()} className={classNames('bottom-tabs', isTable && 'night')}>
        {tabs.map(({ path, label, icon }, index) => (
          <Fragment key={path}>
            {index === TABS_BEFORE_DICE ? <DiceTab /> : null}
            {hasSheet && path === REPLACED_BY_SHEET ? (
              <SheetTab />
            ) : (
              <Link to={path} activeOptions={{ exact: path === '/' }} className="bottom-tab">
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
          className="bottom-tab"
        >
          <Icon name="more" />
          {frame.more()}
          {waiting > 0 ? (
            <span className="absolute start-1/2 top-2 ms-2">
              <Count count={waiting} words={frame.waitingProposals({ count: waiting })} />
            </span>
          ) : null}
        </button>
      </nav>
      {isMoreOpen ? <MoreSheet onClose={() => setMoreOpen(false)} /> : null}
    </>
  )
}

/** Links to the sheet. Shows only the character's first name, because a tab has no room for more. */
function SheetTab() {
  const { name } = useSheetCharacter()
  return (
    <Link to="/my-character" className="bottom-tab">
      <Icon name="person" />
      <span className="leading-tight max-w-full truncate px-1">
        {name === frame.myCharacter() ? frame.sheet() : name.split(' ', 1)}
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
      <span className="sr-only">{frame.dice()}</span>
      <WaitingDot />
    </button>
  )
}
