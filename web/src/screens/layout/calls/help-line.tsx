import { callLines } from '@waybook/messages/callLines'
import { useId, useState } from 'react'

import { useLive } from '#api/live/live.ts'
import { useMe } from '#api/session.ts'
import { useCheckWrite } from '#api/use-play-write.ts'
import { checkTitle } from '#parts/check/check-words.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { dismissHelp, useDismissedHelp } from '#stores/dismissed-help.ts'
import { Button } from '#ui/button/button.tsx'
import { CloseButton } from '#ui/button/icon-button.tsx'
import { effectNote } from '#ui/dice/effect-words.ts'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { addressOf, type OpenPart } from './use-open-checks.ts'

const bold = {
  names: (words: string) => <b>{words}</b>,
  effect: (words: string) => <b>{words}</b>,
}

/** One line about the newest check that the viewer can help with, for all its rollers. The device remembers dismissed checks. */
export function HelpLine({ parts }: { readonly parts: readonly OpenPart[] }) {
  const dismissed = useDismissedHelp()
  const isOffline = useLive() === 'down'
  const check = parts.find(({ check: { id, kind } }) => kind !== 'initiative' && !dismissed.includes(id))?.check
  if (!check || isOffline) return null
  return <CheckLine key={check.id} parts={parts.filter((one) => one.check.id === check.id)} />
}

/** The parts of one check. The button gives the boost to a single part, or asks which of several parts gets it. */
function CheckLine({ parts }: { readonly parts: readonly OpenPart[] }) {
  const [isOpen, setOpen] = useState(false)
  const skills = useSkills()
  const choiceId = useId()
  const [first, ...others] = parts
  if (!first) return null
  return (
    <section
      aria-label={callLines.anotherCheck()}
      className="ms-auto flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-control night-card py-1 ps-3.5 pe-1 max-md:w-auto"
    >
      <p className="min-w-0 flex-1 text-14 leading-5 wrap-anywhere">
        <RichMessage
          parts={callLines.checkOf({ names: namesOf(parts), check: checkTitle(first.check, first.part, skills) }, bold)}
        />
      </p>
      {others.length === 0 ? (
        <BoostButton open={first} />
      ) : (
        <Button size="small" aria-expanded={isOpen} aria-controls={choiceId} onClick={() => setOpen(!isOpen)}>
          {callLines.giveBoost()}
        </Button>
      )}
      <CloseButton label={callLines.dismiss()} onClose={() => dismissHelp(first.check.id)} />
      <OwnEffects parts={parts} />
      {others.length > 0 && isOpen ? (
        <ul id={choiceId} className="grid basis-full gap-1 pb-1">
          {parts.map((one) => (
            <li key={one.part.characterId} className="flex items-center justify-between gap-3 pe-1 text-14">
              {one.part.characterName}
              <BoostButton open={one} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** The effects of the viewer's own character that help in these checks. The viewer pays for them when the other player rolls. */
function OwnEffects({ parts }: { readonly parts: readonly OpenPart[] }) {
  const { mutate, isPending, error } = useCheckWrite()
  const effects = parts.flatMap((open) => open.part.pageEffects.map((effect) => ({ open, effect })))
  if (effects.length === 0) return null
  return (
    <ul aria-label={callLines.yourEffects()} className="grid basis-full gap-1 pb-1">
      {effects.map(({ open, effect }) => (
        <li key={effect.key + open.part.characterId} className="flex items-center justify-between gap-3 pe-1 text-14">
          <span className="min-w-0 wrap-anywhere">
            {parts.length > 1 ? (
              <RichMessage
                parts={callLines.effectFor({ effect: effect.name, character: open.part.characterName }, bold)}
              />
            ) : (
              <b>{effect.name}</b>
            )}
            <span className="block">{effectNote(effect)}</span>
          </span>
          <Button
            size="small"
            className="shrink-0"
            busy={isPending}
            disabled={!effect.on && effect.problem !== null}
            aria-label={
              effect.on
                ? callLines.takeBackEffect({ effect: effect.name })
                : callLines.employEffect({ effect: effect.name })
            }
            onClick={() =>
              mutate({ name: 'switchEffect', params: { ...addressOf(open), key: effect.key, on: !effect.on } })
            }
          >
            {effect.on ? callLines.takeBack() : callLines.employ()}
          </Button>
        </li>
      ))}
      {error ? <li className="text-14 text-bad">{error.message}</li> : null}
    </ul>
  )
}

/** For example "Hanne and Odo", or "Hanne, Odo and 2 more". A single character gets the full name. */
function namesOf(parts: readonly OpenPart[]): string {
  const names = parts.map(({ part: { characterName } }) => characterName)
  const [one = '', other, ...more] = parts.length === 1 ? names : names.map((name) => name.split(' ')[0] ?? name)
  if (other === undefined) return one
  return more.length === 0
    ? callLines.twoNames({ one, another: other })
    : callLines.moreNames({ one, another: other, count: more.length })
}

/** Gives a boost to a part, or takes back the viewer's own boost. Viewers can't change other players' boosts. */
function BoostButton({ open }: { readonly open: OpenPart }) {
  const { firstName } = useMe().user
  const { mutate, isPending, error } = useCheckWrite()
  const address = addressOf(open)
  const given = open.part.modifiers.find(({ owner, editable, by }) => owner === 'ally' && editable && by === firstName)
  const boost = { op: 'add', die: 'boost', count: 1, reason: 'Help', kind: 'hand' } as const
  return (
    <>
      {error ? <span className="text-14 text-bad">{error.message}</span> : null}
      <Button
        size="small"
        className="shrink-0"
        busy={isPending}
        onClick={() =>
          mutate(
            given
              ? { name: 'removeModifier', params: { ...address, modifierId: given.id } }
              : { name: 'addModifier', params: { ...address, ...boost } },
          )
        }
      >
        {given ? callLines.takeBoostBack() : callLines.giveBoost()}
      </Button>
    </>
  )
}
