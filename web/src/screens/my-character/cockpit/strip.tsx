import type { CharacterDynamic, PlayCondition } from '@waybook/contract'
import { sheet } from '@waybook/messages/sheet'
import { useState, type ReactNode } from 'react'

import { EntityImage } from '#parts/entity/entity-image.tsx'
import { untilText } from '#parts/sheet-conditions/condition-words.ts'
import { useConditions, type Conditions } from '#parts/sheet-conditions/use-conditions.ts'
import { StatsStrip } from '#parts/sheet-stats/stats-strip.tsx'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { StoryChip } from '#screens/layout/calls/story/story-chip.tsx'
import { openSearch } from '#stores/search.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { ErrorAlert, StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { conditionName } from '#ui/text/condition-name.ts'
import { Icon } from '#ui/text/icon.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import type { SheetParts } from '../sheet-parts.ts'

interface StripProps extends SheetParts {
  readonly onAbout: () => void
  /** The tabs at the bottom edge. */
  readonly children: ReactNode
}

/** Keeps hit points, strain, conditions and soak in view during a fight. Does not stick in windows that are too short. */
export function Strip({ character, dynamic, error, retry, soak, onAbout, children }: StripProps) {
  return (
    // On a phone in landscape the conditions are next to the points, which leaves room below.
    <header className="@container top-(--view-bar) z-4 -mx-gutter grid-cols-main gap-x-4 border-b border-line bg-surface px-3 pt-2 high:sticky phone-landscape:grid">
      <Heading className="sr-only">{character.name}</Heading>
      <section
        aria-label={sheet.combatStats()}
        className="grid grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] items-center gap-x-3"
      >
        <button
          type="button"
          aria-label={sheet.about({ name: character.name })}
          onClick={onAbout}
          className="rounded-round"
        >
          <EntityImage
            entity={character}
            sizes="52px"
            eager
            className="size-13 rounded-round! after:hidden [&_img]:h-[128%] [&_img]:object-[50%_26%]"
          />
        </button>
        {dynamic ? (
          <StatsStrip character={character} dynamic={dynamic} soak={soak} />
        ) : (
          <div className="col-span-2">
            {error ? <ErrorAlert message={error.message} onRetry={retry} /> : <Spinner />}
          </div>
        )}
      </section>
      <ConditionsLine characterId={character.id} dynamic={dynamic} soak={soak} />
      <div className="col-span-full">{children}</div>
    </header>
  )
}

const ConditionsEditor = lazyPart(
  async () => (await import('#parts/sheet-conditions/conditions-panel.tsx')).ConditionsEditor,
  { loading: <Spinner /> },
)

interface ConditionsLineProps {
  readonly characterId: string
  readonly dynamic: CharacterDynamic | undefined
  readonly soak: number | null
}

const soakElements = { number: (words: string) => <b className="numeral text-ink">{words}</b> }

/** The conditions in one line. Pressing it opens the list where users change them. */
function ConditionsLine({ characterId, dynamic, soak }: ConditionsLineProps) {
  const conditions = useConditions(characterId, dynamic)
  const [open, setOpen] = useState(false)
  return (
    <section aria-label={sheet.conditions()}>
      <div className="flex items-center gap-2">
        <ConditionTags {...conditions} onPress={() => setOpen(!open)} />
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-touch shrink-0 items-center gap-1.5 text-14 font-medium text-ink-2"
        >
          <Icon name={open ? 'minus' : 'plus'} className="size-4" />
          {/* With large text on a phone there is no room for the word. */}
          <span className="@max-[19rem]:sr-only">{sheet.condition()}</span>
        </button>
        <p className="ms-auto flex shrink-0 items-baseline gap-1.5 text-14 text-ink-2">
          <RichMessage parts={sheet.soak({ soak: String(soak ?? '–') }, soakElements)} />
        </p>
        {/* The story points in the top bar are out of view here. */}
        <StoryChip className="flex min-h-touch shrink-0 items-center gap-1.5 rounded-control px-1" />
        <IconButton label={sheet.search()} aria-haspopup="dialog" onClick={openSearch} className="-me-2 text-ink-2">
          <Icon name="search" />
        </IconButton>
      </div>
      {open ? (
        <div className="max-h-[45dvh] overflow-y-auto pb-3">
          <ConditionsEditor {...conditions} />
        </div>
      ) : (
        <StatusLine quiet={conditions.refused === null}>{conditions.notice}</StatusLine>
      )}
    </section>
  )
}

/** The number of conditions that fit. The list has all of them. */
const SHOWN_MAX = 1

const moreElements = { unseen: (words: string) => <span className="sr-only">{words}</span> }

/** The names of the conditions that fit. Pressing them opens the list. */
function ConditionTags({
  conditions,
  detailsOf,
  onPress,
}: Pick<Conditions, 'conditions' | 'detailsOf'> & { readonly onPress: () => void }) {
  if (conditions.length === 0) return null
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-touch min-w-0 items-center gap-2 text-14 font-semibold"
    >
      {conditions.slice(0, SHOWN_MAX).map((condition) => (
        <span
          key={condition}
          className="flex min-w-0 items-center gap-1.5 before:h-4 before:w-2 before:shrink-0 before:rounded-[1px] before:bg-strain"
        >
          <span className="truncate">{conditionName(condition)}</span>
          <Duration details={detailsOf(condition)} />
        </span>
      ))}
      {conditions.length > SHOWN_MAX ? (
        <span className="shrink-0 whitespace-nowrap">
          <RichMessage parts={sheet.moreConditions({ count: conditions.length - SHOWN_MAX }, moreElements)} />
        </span>
      ) : null}
    </button>
  )
}

/** How many rounds a condition lasts. The list shows other durations. */
function Duration({ details }: { readonly details: PlayCondition | undefined }) {
  if (typeof details?.until !== 'object') return null
  return <span className="shrink-0 text-12 font-normal text-ink-2">{untilText(details.until)}</span>
}
