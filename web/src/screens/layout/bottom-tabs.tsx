import { Link, useLocation } from '@tanstack/react-router'
import { Fragment, useState } from 'react'

import { Icon } from '#ui/text/icon.tsx'

import { openTray } from '../../client/tray.ts'
import { useCampaignPages } from './campaign-pages.ts'
import { MoreSheet } from './more-sheet.tsx'
import { useSheetCharacter } from './use-sheet-character.ts'

const tab =
  'text-12 text-ink-2 aria-[current]:text-ink aria-[current]:before:bg-mark relative grid h-16 content-center justify-items-center gap-1 leading-none font-medium no-underline aria-[current]:before:absolute aria-[current]:before:-top-px aria-[current]:before:h-1 aria-[current]:before:w-6 aria-[current]:before:rounded-b-[2px]'

/** The pages that the sheet behind More leads to. */
const BEHIND_MORE = /^\/(profile|news|rules|locations|items|organizations|events|scenes|admin)(\/|$)/

/** The dice lie in the middle. */
const BEFORE_DICE = 2
/** Whose sheet has a tab finds the party behind More: there is room for five. */
const GIVES_WAY = '/characters'

/** On phones the navigation lies under the thumb; it makes room while something is typed. */
export function BottomTabs() {
  const tabs = useCampaignPages().filter((page) => page.tab)
  const [more, setMore] = useState(false)
  const character = useSheetCharacter()
  const behindMore = useLocation({
    select: ({ pathname }) => BEHIND_MORE.test(pathname) || (character !== null && pathname.startsWith(GIVES_WAY)),
  })
  return (
    <>
      <nav
        aria-label="Main"
        className="sticky bottom-0 z-5 grid grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] in-[:root:has(input:not([type=radio],[type=checkbox]):focus,textarea:focus)]:hidden md:hidden print:hidden"
      >
        {tabs.map(({ path, label, icon }, index) => (
          <Fragment key={path}>
            {index === BEFORE_DICE ? <DiceTab /> : null}
            {character && path === GIVES_WAY ? (
              <SheetTab name={character.name} className={tab} />
            ) : (
              <Link to={path} activeOptions={{ exact: path === '/' }} className={tab}>
                <Icon name={icon} />
                {label}
              </Link>
            )}
          </Fragment>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={behindMore ? 'page' : undefined}
          onClick={() => setMore(true)}
          className={tab}
        >
          <Icon name="more" />
          More
        </button>
      </nav>
      <MoreSheet open={more} onClose={() => setMore(false)} />
    </>
  )
}

interface SheetTabProps {
  /** Whose sheet it leads to, or what is said in its place. */
  readonly name: string
  readonly className: string
}

/** To the sheet, by the character's first name: a tab has no room for more. */
function SheetTab({ name, className }: SheetTabProps) {
  return (
    <Link to="/my-character" className={className}>
      <Icon name="person" />
      <span className="leading-tight max-w-full truncate px-1">
        {name === 'My Character' ? 'Sheet' : name.split(' ', 1)}
      </span>
    </Link>
  )
}

/** The raised tab in the middle: dice are never further than the thumb. */
function DiceTab() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => openTray()}
      className="relative -top-4 mx-auto grid size-15 place-items-center rounded-round bg-primary text-on-primary shadow-2"
    >
      <Icon name="dice" className="size-7" />
      <span className="sr-only">Dice</span>
    </button>
  )
}
