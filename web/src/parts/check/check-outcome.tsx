import type { Check, CheckPart, Roll } from '@waybook/contract'
import { checks } from '@waybook/messages/checks'
import { forcePointsOf } from '@waybook/rules'
import { useEffect, useRef } from 'react'

import { useCheckWrite } from '#api/use-play-write.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { openDiceChanges } from '#stores/changing-dice.ts'
import { Button } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { DiceChanges } from '#ui/dice/dice-changes.tsx'
import { ForceTally } from '#ui/dice/force-tally.tsx'
import { describeRoll, netOfRoll } from '#ui/dice/net-of-roll.ts'
import { NetTally, ThrownDice } from '#ui/dice/thrown-dice.tsx'

import { checkTitle, outcomeWords } from './check-words.ts'
import { HitReactions } from './hit-reactions.tsx'
import { SpendLedger } from './spend-ledger.tsx'
import { applyText, damageText } from './spending-words.ts'

interface CheckOutcomeProps {
  readonly check: Check
  readonly part: CheckPart
  readonly roll: Roll
  readonly onLeave: () => void
}

const audiences = {
  table: () => checks.everyoneSaw(),
  gameMaster: () => checks.gameMasterSaw(),
  self: () => checks.nobodySaw(),
} as const

/** The result of a rolled part: the verdict, the net symbols, the faces, their effect, and what they can buy. */
export function CheckOutcome({ check, part, roll, onLeave }: CheckOutcomeProps) {
  const net = netOfRoll(roll)
  const force = forcePointsOf(roll.dice)
  const title = checkTitle(check, part, useSkills())
  const verdict = useRef<HTMLHeadingElement>(null)
  useEffect(() => verdict.current?.focus({ preventScroll: true }), [])
  const address = { checkId: check.id, characterId: part.characterId }
  const { mutate, isPending, error } = useCheckWrite()
  return (
    <section aria-label={checks.result()} className="grid animate-appear grid-cols-[minmax(0,1fr)] gap-1.5">
      <h2 ref={verdict} tabIndex={-1} className="pe-12 text-[2.25rem] leading-[1.15] font-semibold wrap-anywhere">
        {net || !force ? outcomeWords(check, part, net?.success ?? 0) : checks.forcePoints(force)}
      </h2>
      <p className="text-14 wrap-anywhere text-ink-2">
        {part.mine ? checks.rolled({ title }) : checks.rolledBy({ character: part.characterName, title })}{' '}
        {part.physical ? `${checks.physicalDice()} ` : ''}
        {audiences[roll.audience]()}
      </p>
      <output className="sr-only">{describeRoll(roll)}</output>
      {net ? <NetTally net={net} /> : null}
      {force ? <ForceTally points={force} /> : null}
      <ThrownDice fallen={roll.dice} />
      <DiceChanges roll={roll} onOpen={() => openDiceChanges(roll.id)} />
      <HitReactions
        part={part}
        busy={isPending}
        onUse={(key) => mutate({ name: 'reactToHit', params: { ...address, key } })}
      />
      <ResultRow
        kind={check.kind}
        part={part}
        busy={isPending}
        onApply={() => mutate({ name: 'applyResult', params: address })}
      />
      <SpendLedger address={address} part={part} busy={isPending} onAct={mutate} />
      {error ? (
        <p role="alert" className="text-14 font-semibold wrap-anywhere text-bad">
          {error.message}
        </p>
      ) : null}
      {part.physical ? null : (
        <p className="text-14">
          <PageLink
            href={`/proof/${roll.id}`}
            onClick={onLeave}
            className="inline-flex min-h-touch items-center text-link underline"
          >
            {checks.checkRoll()}
          </PageLink>
        </p>
      )}
    </section>
  )
}

interface ResultRowProps {
  readonly kind: Check['kind']
  readonly part: CheckPart
  readonly busy: boolean
  readonly onApply: () => void
}

/** The roll's effect on its target, with a button that applies it. */
function ResultRow({ kind, part, busy, onApply }: ResultRowProps) {
  const { result, mine } = part
  if (!result || (result.applied && !result.stale)) return null
  if (kind === 'attack' && part.target?.name === '')
    return <p className="border-b border-line py-2 font-semibold">{checks.hit({ damage: damageText(result) })}</p>
  return (
    <div className="grid gap-1 border-b border-line pt-1 pb-2">
      {result.stale ? <p className="text-14">{checks.stale()}</p> : null}
      <Button onClick={onApply} busy={busy} disabled={!mine} className="min-h-13">
        {result.stale ? checks.applyDifference() : applyText(kind, part)}
      </Button>
      {kind === 'attack' && result.base > 0 ? (
        <p className="text-12 leading-4.5 text-ink-2">{damageText(result)}</p>
      ) : null}
    </div>
  )
}
