import type { StoryPoints } from '@waybook/contract'
import { checkSurface } from '@waybook/messages/checkSurface'
import { hasOwnDice } from '@waybook/rules'

import { useCheckWrite } from '#api/use-play-write.ts'
import { useStoryPoints } from '#api/use-story-points.ts'
import { CheckDice } from '#parts/check/check-dice.tsx'
import { CheckEffects } from '#parts/check/check-effects.tsx'
import { basisText, checkTitle } from '#parts/check/check-words.ts'
import { useIsWithheld } from '#parts/check/pool-line.tsx'
import { RollCheckRow } from '#parts/check/roll-check-row.tsx'
import { SkillChoice } from '#parts/check/skill-choice.tsx'
import { usePointWords } from '#parts/entity/use-point-words.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { closeOpenCheck } from '#stores/checks.ts'
import { openTray } from '#stores/tray.ts'
import { symbolsInPart } from '#ui/dice/effect-words.ts'
import { ForceOdds } from '#ui/dice/force-odds.tsx'
import { OddsPanel, SymbolOdds } from '#ui/dice/odds-panel.tsx'
import { StoryPointRow } from '#ui/dice/story-point-row.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { addressOf, type OpenPart } from './use-open-checks.ts'
import { WeaponInHand } from './weapon-in-hand.tsx'

function rollSomethingElse(): void {
  closeOpenCheck()
  openTray()
}

interface CheckBuilderProps {
  readonly open: OpenPart
  readonly gameMaster: boolean
}

/** A part before its roll: the check and its reason, both sides' dice, the odds, and the Roll button last. */
export function CheckBuilder({ open, gameMaster }: CheckBuilderProps) {
  const { check, part } = open
  const address = addressOf(open)
  const skills = useSkills()
  const { mutate, error } = useCheckWrite()
  const story = useStoryPoints()
  const words = usePointWords()
  const side = gameMaster ? 'gameMaster' : 'players'
  const pointOf = (points: Pick<StoryPoints, 'version'> | null) =>
    ({ side, version: points?.version ?? 0, check: address }) as const
  const isWithheld = useIsWithheld(part)
  const odds =
    part.pool && hasOwnDice(part.pool) && !isWithheld ? { pool: part.pool, added: symbolsInPart(part) } : null
  // The player who started an attack or a treatment may cancel it.
  const isOwn = check.kind === 'attack' || check.kind === 'healing'
  const callOff = () => mutate({ name: 'closeCheck', params: { checkId: check.id } }, { onSuccess: closeOpenCheck })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="pe-12">
        <h2 className="pt-1.5 text-26 wrap-anywhere">{checkTitle(check, part, skills)}</h2>
        <p className="text-14 wrap-anywhere text-ink-2">{reasonText(basisText(part), check.title)}</p>
      </div>
      <SkillChoice address={address} part={part} onAct={mutate} />
      <CheckDice check={check} part={part} gameMaster={gameMaster} onAct={mutate} />
      {part.mine ? (
        <WeaponInHand
          part={part}
          onReady={(key) => mutate({ name: 'switchEffect', params: { ...address, key, on: true } })}
        />
      ) : null}
      <CheckEffects address={address} part={part} gameMaster={gameMaster} onAct={mutate} />
      {story.points ? (
        <StoryPointRow
          points={story.points}
          side={side}
          words={words}
          isSpent={part.storyPoints[side]}
          busy={story.busy}
          upgrades="difficulty"
          onSpend={() => story.act({ name: 'spendStoryPoint', params: pointOf(story.points) })}
          onTakeBack={() => story.act({ name: 'undoStoryPoint', params: pointOf(story.points) })}
        />
      ) : null}
      <StatusLine>{error?.message ?? story.error}</StatusLine>
      {odds ? <SymbolOdds {...odds} /> : null}
      {part.force ? <ForceOdds dice={part.force} pool={isWithheld ? null : part.pool} /> : null}
      {part.mine ? (
        <RollCheckRow
          address={address}
          part={part}
          forName={gameMaster ? part.characterName : null}
          otherLabel={isOwn ? checkSurface.cancelCheck() : checkSurface.rollElse()}
          onOther={isOwn ? callOff : rollSomethingElse}
        >
          {odds ? <OddsPanel {...odds} /> : null}
        </RollCheckRow>
      ) : odds ? (
        <OddsPanel {...odds} />
      ) : null}
    </div>
  )
}

/** Either may be empty. */
function reasonText(basis: string, reason: string): string {
  return basis !== '' && reason !== '' ? checkSurface.basisAndReason({ basis, reason }) : basis + reason
}
