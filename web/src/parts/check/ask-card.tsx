import type { Check, CheckPart } from '@waybook/contract'
import { checkWords } from '@waybook/messages/checkWords'

import { useSkills } from '#parts/entity/use-skills.ts'
import { Button } from '#ui/button/button.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { askTitle } from './check-words.ts'
import { PoolLine } from './pool-line.tsx'

interface AskCardProps {
  readonly check: Check
  readonly part: CheckPart
  /** The number of other checks that wait behind this one. */
  readonly more: number
  readonly onRoll: () => void
  readonly onLater: () => void
}

const titleElements = {
  more: (words: string) => <span className="font-sans text-14 font-normal text-ink-2">{words}</span>,
}

/** A check that the viewer is asked to roll, now or later. Shows the check, the reason, the dice and the odds. */
export function AskCard({ check, part, more, onRoll, onLater }: AskCardProps) {
  const title = askTitle(check, part, useSkills())
  return (
    <section
      aria-label={checkWords.calledCheck()}
      className="@container rounded-panel night-card px-3.5 py-3 md:py-2.5 md:ps-6 md:not-in-data-panel:rounded-t-none md:not-in-data-panel:border-t-0"
    >
      <div className="grid grid-cols-2 items-center gap-x-3.5 gap-y-2 @min-[32rem]:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
        <div className="col-span-2 min-w-0 @min-[32rem]:col-span-1">
          <h2 className="font-serif text-18 leading-6 font-semibold wrap-anywhere">
            {more === 0 ? title : <RichMessage parts={checkWords.andMore({ title, count: more }, titleElements)} />}
          </h2>
          {check.title === '' ? null : <p className="text-14 wrap-anywhere text-ink-2">{check.title}</p>}
        </div>
        <div className="col-span-2 @min-[32rem]:col-span-1 @min-[32rem]:@max-[60rem]:col-start-1 @min-[32rem]:@max-[60rem]:row-start-2">
          <PoolLine part={part} />
        </div>
        <Button onClick={onLater}>{checkWords.notNow()}</Button>
        <Button variant="primary" aria-haspopup="dialog" onClick={onRoll}>
          {checkWords.roll()}
        </Button>
      </div>
    </section>
  )
}
