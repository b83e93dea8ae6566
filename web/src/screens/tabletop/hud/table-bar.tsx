import { tableWords } from '@waybook/messages/tableWords'
import type { ReactNode } from 'react'

import { useDisplaysOn, usePeople } from '#api/live/live.ts'
import { CallButton } from '#screens/layout/calls/call-button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { TableMenuButton } from './table-menu-button.tsx'

import './hud.css'

const barButton = 'flex min-h-hit shrink-0 items-center justify-center rounded-control hover:bg-raised'

interface TableBarProps {
  /** The target of the back link. */
  readonly href: string
  /** `null` if the page shows the name elsewhere. */
  readonly sceneName?: string | null
  /** A note below the name, if the scene isn't the active one. */
  readonly note?: ReactNode
  /** Actions on the whole scene. */
  readonly actions?: ReactNode
  /** More bars at the upper edge. */
  readonly children?: ReactNode
}

/**
 * The upper edge: the back link, the scene's name, the number of connected people, and the button that calls a check. On phones, the
 * initiative order replaces everything except the link. A prepared scene's name and actions replace the button.
 */
export function TableBar({ children, ...bar }: TableBarProps) {
  return (
    // The panel's button is at the end of the first line.
    <div className="table-bar">
      <SceneBar {...bar} />
      {children}
    </div>
  )
}

function SceneBar({ href, sceneName = null, note, actions }: TableBarProps) {
  const isPrepared = note !== undefined
  return (
    <div
      data-prepared={isPrepared || undefined}
      className={classNames(
        'hud flex max-w-full min-w-0 items-center gap-x-2 gap-y-1 p-1 md:max-w-168',
        isPrepared && 'border-2 border-dashed border-lamp max-md:flex-wrap',
      )}
    >
      <PageLink
        href={href}
        className="grid size-hit shrink-0 place-items-center rounded-control text-ink hover:bg-raised"
      >
        <Icon name="chevron-left" />
        <span className="sr-only">{href === '/' ? tableWords.backHome() : tableWords.backToPage()}</span>
      </PageLink>
      {sceneName === null ? null : (
        <div
          className={
            isPrepared ? 'min-w-0 pe-3 max-md:flex-1' : 'min-w-0 pe-3 max-md:in-data-[encounter=follows]:sr-only'
          }
        >
          <h1 className="truncate text-18 md:text-20">{sceneName}</h1>
          <p className="text-14 text-ink-2 max-md:not-in-data-prepared:truncate max-md:in-data-prepared:line-clamp-2 md:truncate">
            {isPrepared ? note : <Watching />}
          </p>
        </div>
      )}
      <div className="empty:hidden max-md:in-[[data-prepared]]:w-full max-md:in-[[data-prepared]]:*:w-full md:pe-1">
        {actions}
      </div>
      <div className={isPrepared ? 'contents max-md:hidden' : 'contents max-md:in-data-[encounter=follows]:hidden'}>
        <CallButton className={`${barButton} gap-2 px-2 font-semibold xl:border xl:border-control xl:px-4`}>
          <span aria-hidden="true" className="max-xl:hidden">
            {tableWords.callCheck()}
          </span>
        </CallButton>
      </div>
      {/* Phones have the same in More, among the tabs. */}
      <TableMenuButton className={`${barButton} w-hit max-md:hidden`} />
    </div>
  )
}

/** The scene's viewers, for example "Active scene, 2 people here, display on". Narrow phones hide the first two words. */
function Watching() {
  const people = usePeople().length
  const hasDisplay = useDisplaysOn().length > 0
  if (people > 0) {
    const words = hasDisplay ? tableWords.peopleAndDisplay : tableWords.people
    return <RichMessage parts={words({ count: people }, elements)} />
  }
  return hasDisplay ? <RichMessage parts={tableWords.displayOn(elements)} /> : tableWords.activeScene()
}

const elements = { scene: (words: string) => <span className="max-[26rem]:sr-only">{words}</span> }
