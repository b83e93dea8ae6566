import type { Check, CheckPart } from '@waybook/contract'
import { checks } from '@waybook/messages/checks'
import { isEmptyPool } from '@waybook/rules'
import type { ReactNode } from 'react'

import { useMe } from '#api/session.ts'
import type { ActionOn } from '#api/use-play-write.ts'
import type { PartAddress } from '#stores/checks.ts'
import { Lane } from '#ui/dice/lane.tsx'
import { DicePips } from '#ui/text/dice-pips.tsx'

import { opposingDice, ownDice, reasonsOf } from './check-words.ts'
import { ForceDiceStepper } from './force-dice-stepper.tsx'
import { DifficultyStepper, HiddenSwitch, UpgradeButton } from './game-master-steps.tsx'
import { ManualDiceStepper } from './manual-dice-stepper.tsx'
import { OpposeButton } from './oppose-dialog.tsx'
import { HiddenDice, only, useIsWithheld } from './pool-line.tsx'
import { RangeChips } from './range-chips.tsx'
import { ReasonChips } from './reason-chips.tsx'
import { SideChips } from './side-chips.tsx'

interface CheckDiceProps {
  readonly check: Check
  readonly part: CheckPart
  readonly gameMaster: boolean
  readonly onAct: (action: ActionOn<'check'>) => void
}

/** The roller's dice and the dice against them, each with its reasons. */
export function CheckDice({ check, part, gameMaster, onAct }: CheckDiceProps) {
  const address: PartAddress = { checkId: check.id, characterId: part.characterId }
  const own = reasonsOf(part.modifiers, ownDice)
  const opposing = reasonsOf(part.modifiers, opposingDice)
  const manual = { address, part, owner: gameMaster ? 'gameMaster' : 'player', onAct } as const
  const isWithheld = useIsWithheld(part)
  const { forceDie } = useMe()
  const pool = part.pool && { own: only(part.pool, ownDice), opposing: only(part.pool, opposingDice) }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <Lane
        title={gameMaster ? checks.diceOf({ character: part.characterName }) : checks.yours()}
        why={own.fixed}
        bright
        dice={
          pool ? (
            <DiceRow>
              {isEmptyPool(pool.own) && !part.force ? checks.noDice() : <DicePips pool={pool.own} force={part.force} />}
            </DiceRow>
          ) : (
            <Unknown />
          )
        }
      >
        <ReasonChips address={address} chips={own.chips} onAct={onAct} />
        {part.mine ? (
          <div className="grid grid-cols-2 gap-2">
            <ManualDiceStepper {...manual} die="boost" />
            {gameMaster ? (
              <UpgradeButton address={address} die="ability" onAct={onAct} />
            ) : (
              <ManualDiceStepper {...manual} die="setback" />
            )}
          </div>
        ) : null}
        {forceDie && part.mine && part.roll === null ? (
          <ForceDiceStepper address={address} part={part} onAct={onAct} />
        ) : null}
      </Lane>
      <Lane
        title={gameMaster ? checks.againstThem() : checks.againstYou()}
        why={opposing.fixed}
        dice={
          <DiceRow>
            {isWithheld ? (
              <HiddenSide />
            ) : pool ? (
              isEmptyPool(pool.opposing) ? (
                checks.noDice()
              ) : (
                <DicePips pool={pool.opposing} />
              )
            ) : null}
          </DiceRow>
        }
      >
        {check.kind === 'attack' && part.target && part.mine && part.roll === null ? (
          <>
            <RangeChips address={address} target={part.target} onAct={onAct} />
            <SideChips address={address} target={part.target} onAct={onAct} />
          </>
        ) : null}
        <ReasonChips address={address} chips={opposing.chips} onAct={onAct} />
        {gameMaster ? (
          <>
            <div className="grid grid-cols-2 gap-2">
              <DifficultyStepper address={address} part={part} onAct={onAct} />
              <ManualDiceStepper {...manual} die="setback" />
              <UpgradeButton address={address} die="difficulty" onAct={onAct} />
              {part.roll === null ? <OpposeButton address={address} /> : null}
            </div>
            <HiddenSwitch address={address} part={part} onAct={onAct} />
          </>
        ) : null}
      </Lane>
    </div>
  )
}

function DiceRow({ children }: { readonly children: ReactNode }) {
  return <p className="flex min-h-9 flex-wrap items-center gap-2 text-14 **:[svg]:size-7">{children}</p>
}

function HiddenSide() {
  return (
    <>
      <HiddenDice />
      <span className="text-ink-2">{checks.difficultyHidden()}</span>
    </>
  )
}

function Unknown() {
  return <p className="text-14 text-ink-2">{checks.statsUnknown()}</p>
}
