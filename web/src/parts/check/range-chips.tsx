import type { CheckPart } from '@waybook/contract'
import { checks } from '@waybook/messages/checks'
import { gameWords } from '@waybook/messages/gameWords'
import { emptyPool, rangeBands, rangedDifficulty } from '@waybook/rules'

import type { ActionOn } from '#api/use-play-write.ts'
import type { PartAddress } from '#stores/checks.ts'
import { classNames } from '#ui/text/class-names.ts'
import { DicePips } from '#ui/text/dice-pips.tsx'

interface RangeChipsProps {
  readonly address: PartAddress
  readonly target: NonNullable<CheckPart['target']>
  readonly onAct: (action: ActionOn<'check'>) => void
}

/** The range of an attack, each band with the difficulty that it means. */
export function RangeChips({ address, target: { band, melee }, onAct }: RangeChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{checks.range()}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-1.5">
        {rangeBands.map((one) => {
          const { dice } = rangedDifficulty(melee ? 'Engaged' : one)
          return (
            <label
              key={one}
              className={classNames(
                'radio-label grid min-h-15 content-center justify-items-center gap-0.5 rounded-control border px-1 py-1.5 text-center leading-5',
                one === band ? 'border-mark bg-mark-tint' : 'border-control',
              )}
            >
              <input
                type="radio"
                name={`range of ${address.checkId}`}
                checked={one === band}
                onChange={() => onAct({ name: 'setAttackRange', params: { ...address, band: one } })}
                className="absolute inset-0 size-full cursor-[inherit] opacity-0"
              />
              <span className="font-semibold">{gameWords.band({ band: one })}</span>
              <span className="**:[svg]:size-3.5">
                <DicePips pool={{ ...emptyPool, difficulty: dice }} />
              </span>
              <span className="text-ink-2">{gameWords.difficulty({ dice })}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
