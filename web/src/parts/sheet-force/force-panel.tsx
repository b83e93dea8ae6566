import { useQueryClient } from '@tanstack/react-query'
import { CONDITION_LENGTH_MAX, type CharacterDynamic, type Entity } from '@waybook/contract'
import { sheetForce } from '@waybook/messages/sheetForce'
import { useState, type SubmitEvent } from 'react'

import { usePlay } from '#api/live/use-waiting.ts'
import { operationQuery } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { DieShape } from '#look/die-shape.tsx'
import { forceOf } from '#parts/entity/use-force.ts'
import { changeTray, openTray, pickDiceOnly } from '#stores/tray.ts'
import { Button } from '#ui/button/button.tsx'
import { RoundButton } from '#ui/button/round-button.tsx'
import { Stepper } from '#ui/field/stepper.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { classNames } from '#ui/text/class-names.ts'

interface ForcePanelProps {
  readonly character: Pick<Entity, 'id' | 'properties'>
  readonly dynamic: CharacterDynamic
}

/** A character's Force dice: how many there are, which powers hold them, and the rest to roll. Renders nothing without a rating. */
export function ForcePanel({ character, dynamic }: ForcePanelProps) {
  const { rating, available, side, powers } = forceOf(character, dynamic)
  const play = usePlay()
  if (rating === 0) return null
  return (
    <Panel title={sheetForce.force()} tight>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Dice rating={rating} available={available} />
        <span>
          {side === 'dark'
            ? sheetForce.freeDark({ available, count: rating })
            : sheetForce.free({ available, count: rating })}
        </span>
      </p>
      <ul aria-label={sheetForce.powers()} className="grid empty:hidden">
        {powers.map(({ name, dice }) => (
          <li key={name} className="flex min-h-13 items-center justify-between gap-2 md:min-h-touch">
            <span className="min-w-0 py-1.5">
              <span className="font-medium wrap-anywhere">{name}</span>
              <span className="block text-14 text-ink-2">{sheetForce.committed({ count: dice })}</span>
            </span>
            <RoundButton
              sign="cross"
              size="small"
              label={sheetForce.release({ power: name })}
              onPress={() => play(character.id, { condition: name, added: false })}
            />
          </li>
        ))}
      </ul>
      <div className="mt-2 grid gap-3">
        <Button disabled={available === 0} onClick={() => rollForce(character.id, available)}>
          {available === 0 ? sheetForce.allCommitted() : sheetForce.roll({ count: available })}
        </Button>
        {available === 0 ? null : <CommitForm characterId={character.id} available={available} />}
      </div>
    </Panel>
  )
}

/** Committed dice are dashed out, so the difference doesn't depend on color. */
function Dice({ rating, available }: { readonly rating: number; readonly available: number }) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1 **:[svg]:size-7">
      {Array.from({ length: rating }, (_, index) => (
        <span key={index} className={classNames('grid rounded-round', index < available ? '' : 'opacity-35')}>
          <DieShape die="force" />
        </span>
      ))}
    </span>
  )
}

/** Opens the dice with these Force dice alone. Other dice can be added there. */
function rollForce(characterId: string, count: number): void {
  pickDiceOnly()
  changeTray({ others: { force: count }, reason: 'Force', characterId })
  openTray()
}

interface CommitFormProps {
  readonly characterId: string
  readonly available: number
}

function CommitForm({ characterId, available }: CommitFormProps) {
  const queries = useQueryClient()
  const [power, setPower] = useState('')
  const [wanted, setWanted] = useState(1)
  const count = Math.min(wanted, available)
  const { mutate, isPending, error } = useWrite('commitForce', {
    params: (condition: string) => ({ id: characterId, condition, count }),
    onSuccess: () => {
      setPower('')
      void queries.invalidateQueries(operationQuery('getCharacterDynamic', { id: characterId }))
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (power.trim() !== '' && !isPending) mutate(power.trim())
  }
  return (
    <form onSubmit={submit} className="grid gap-2 border-t border-line pt-2">
      <TextField
        label={sheetForce.power()}
        hint={sheetForce.powerHint()}
        autoComplete="off"
        maxLength={CONDITION_LENGTH_MAX}
        value={power}
        onChange={({ target }) => setPower(target.value)}
      />
      <div className="grid grid-cols-2 gap-2">
        <Stepper
          name={sheetForce.toCommit({ count })}
          less={{ label: sheetForce.oneLess(), disabled: count <= 1, onStep: () => setWanted(count - 1) }}
          more={{ label: sheetForce.oneMore(), disabled: count >= available, onStep: () => setWanted(count + 1) }}
        >
          <span aria-live="polite" className="grid">
            <b>{count}</b>
            <span className="text-12 leading-4 font-normal text-ink-2">{sheetForce.dice({ count })}</span>
          </span>
        </Stepper>
        <Button type="submit" busy={isPending} disabled={power.trim() === ''}>
          {sheetForce.commit()}
        </Button>
      </div>
      <StatusLine>{error?.message ?? null}</StatusLine>
    </form>
  )
}
