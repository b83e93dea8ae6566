import type { Entity } from '@waybook/contract'
import { rollPicker } from '@waybook/messages/rollPicker'
import { useDeferredValue, useState } from 'react'

import { useEntity } from '#parts/entity/use-entity.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { useAttacks } from '#screens/layout/calls/aim/use-attacks.ts'
import { askForAim } from '#stores/checks.ts'
import { rememberRoll, useRecentRolls } from '#stores/recent-rolls.ts'
import { closeTray, openTray, pickDiceOnly } from '#stores/tray.ts'
import { Button } from '#ui/button/button.tsx'
import { SurfaceFoot } from '#ui/dialog/surface-foot.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { DicePips } from '#ui/text/dice-pips.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { choicesOf, findChoices, recentChoices, type RollChoice } from './roll-choices.ts'
import { WaitingCall } from './waiting-call.tsx'

/** What a character can roll: a check that waits, the recent skills and weapons, then all. */
export function RollPicker({ characterId }: { readonly characterId: string }) {
  const lookup = useEntity(characterId)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <WaitingCall />
      {lookup.state === 'found' ? (
        <Choices character={lookup.entity} />
      ) : lookup.state === 'loading' ? (
        <Spinner label={rollPicker.loading()} />
      ) : (
        <ErrorAlert message={rollPicker.failed()} />
      )}
      <SurfaceFoot>
        <Button onClick={pickDiceOnly} className="mb-3">
          <Icon name="dice" className="size-5" />
          {rollPicker.diceOnly()}
        </Button>
      </SurfaceFoot>
    </div>
  )
}

function Choices({ character }: { readonly character: Entity }) {
  const skills = useSkills()
  const choices = choicesOf(character, skills, useAttacks(character) ?? [])
  const recent = recentChoices(choices, useRecentRolls(character.id))
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed)
  const found = findChoices(choices, words)
  const choose = (choice: RollChoice) => chooseFor(character.id, choice)
  if (choices.length === 0)
    return <p className="text-14 text-ink-2">{rollPicker.noCharacteristics({ name: character.name })}</p>
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (words !== '' && found[0]) choose(found[0])
        }}
      >
        <TextField
          label={rollPicker.find()}
          terse
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      {words === '' && recent.length > 0 ? (
        <ChoiceList title={rollPicker.recent()} choices={recent} onChoose={choose} />
      ) : null}
      <ChoiceList title={words === '' ? rollPicker.all() : rollPicker.found()} choices={found} onChoose={choose} />
      {found.length === 0 ? <p className="text-14 text-ink-2">{rollPicker.noneFound()}</p> : null}
    </>
  )
}

/** A skill goes into the tray; a weapon asks for its target. */
function chooseFor(characterId: string, choice: RollChoice): void {
  rememberRoll(characterId, choice.key)
  if (choice.kind === 'skill') {
    const { pool, note, skill } = choice
    return openTray({ pool, note, skill, characterId })
  }
  closeTray()
  askForAim({ kind: 'attack', characterId, weaponId: choice.weaponId, name: choice.name })
}

interface ChoiceListProps {
  readonly title: string
  readonly choices: readonly RollChoice[]
  readonly onChoose: (choice: RollChoice) => void
}

function ChoiceList({ title, choices, onChoose }: ChoiceListProps) {
  return (
    <section aria-label={title}>
      <h3 className="font-sans text-14 leading-6 font-bold text-ink-2">{title}</h3>
      <ul>
        {choices.map((choice) => (
          <li key={choice.key} className="border-t border-line">
            <button
              type="button"
              onClick={() => onChoose(choice)}
              className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 text-left hover:bg-raised"
            >
              <b className="min-w-0 flex-1 font-semibold wrap-anywhere">{choice.name}</b>
              <span className="text-14 text-ink-2">{choice.by}</span>
              <span className="min-w-20 text-right">
                <DicePips pool={choice.pool} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
