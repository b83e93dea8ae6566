import { changeDice } from '@waybook/messages/changeDice'
import { jointChanceThat, symbolNames, dieKinds, type JointSpread } from '@waybook/rules'
import type { Dispatch, ReactNode, RefObject } from 'react'

import { useMe } from '#api/session.ts'
import { DieShape } from '#look/die-shape.tsx'
import { DieSymbol } from '#look/die-symbol.tsx'
import { ThrownFace } from '#look/thrown-face.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { canUpgrade, facesToTurnTo, type Intent, type Place } from './intent.ts'

const ways = () =>
  [
    { value: 'reroll', label: changeDice.reroll() },
    { value: 'turn', label: changeDice.turnTo() },
    { value: 'remove', label: changeDice.remove() },
  ] as const
const upgrade = () => ({ value: 'upgrade', label: changeDice.upgrade() }) as const

const square = (isChosen: boolean) =>
  classNames(
    'grid size-11 place-items-center rounded-control border-2 p-1',
    isChosen ? 'border-primary bg-raised' : 'border-transparent hover:bg-raised',
  )

interface IntentProps {
  readonly intent: Intent
  readonly onIntent: Dispatch<Intent>
}

interface ChosenDiceProps extends IntentProps {
  readonly places: readonly Place[]
  readonly odds: JointSpread | null
}

/** What is about to happen: what to do with the chosen dice, or the die or symbol to add. */
export function ChosenDice({ intent, onIntent, places, odds }: ChosenDiceProps) {
  if (intent.kind === 'die') return <p>{changeDice.oneMore({ die: intent.die })}</p>
  if (intent.kind === 'symbol')
    return (
      <Segments
        label={changeDice.symbol({ symbol: intent.symbol })}
        options={[
          { value: 'add', label: changeDice.addSymbol() },
          { value: 'remove', label: changeDice.takeSymbol() },
        ]}
        value={intent.op}
        onChange={(op) => onIntent({ ...intent, op })}
      />
    )
  if (intent.addresses.length === 0) return <p className="text-14 text-ink-2">{changeDice.chooseDice()}</p>
  const turning = intent.op === 'turn' ? facesToTurnTo(places, intent.addresses) : null
  return (
    <>
      <Segments
        label={changeDice.whatToDo()}
        terse
        options={canUpgrade(intent.addresses) ? [...ways(), upgrade()] : ways()}
        value={intent.op}
        onChange={(op) => onIntent({ ...intent, op, face: null })}
      />
      {intent.op === 'reroll' && odds ? (
        <p className="text-14 text-ink-2">
          {changeDice.odds({ percent: Math.round(100 * jointChanceThat(odds, (success) => success > 0)) })}
        </p>
      ) : null}
      {intent.op === 'turn' && !turning ? <p className="text-14">{changeDice.oneKind()}</p> : null}
      {turning ? (
        <ul aria-label={changeDice.faces()} className="flex flex-wrap gap-0.5">
          {turning.faces.map((face) => (
            <li key={face}>
              <button
                type="button"
                aria-pressed={intent.face === face}
                onClick={() => onIntent({ ...intent, face })}
                className={square(intent.face === face)}
              >
                <ThrownFace die={turning.die} face={face} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** Dice and symbols to add. `ownOnly`: the viewer may not change what is against the roller. */
export function Additions({ intent, onIntent, ownOnly }: IntentProps & { readonly ownOnly: boolean }) {
  const { forceDie } = useMe()
  const symbol = intent.kind === 'symbol' ? intent.symbol : null
  const die = intent.kind === 'die' ? intent.die : null
  return (
    <div className="grid gap-1">
      <Row title={changeDice.addDie()}>
        {[...dieKinds.slice(0, ownOnly ? OWN : undefined), ...(forceDie ? (['force'] as const) : [])].map((kind) => (
          <button
            key={kind}
            type="button"
            aria-label={changeDice.addKind({ die: kind })}
            aria-pressed={die === kind}
            onClick={() => onIntent({ kind: 'die', die: kind })}
            className={square(die === kind)}
          >
            <span className="grid w-7">
              <DieShape die={kind} />
            </span>
          </button>
        ))}
      </Row>
      <Row title={changeDice.aSymbol()}>
        {symbolNames
          .filter((name) => !ownOnly || ownSymbols.has(name))
          .map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={symbol === name}
              onClick={() => onIntent({ kind: 'symbol', op: 'add', symbol: name })}
              className={classNames(square(symbol === name), 'text-20')}
            >
              <DieSymbol symbol={name} />
            </button>
          ))}
      </Row>
    </div>
  )
}

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-14 text-ink-2">{title}</legend>
      <div className="flex flex-wrap gap-0.5">{children}</div>
    </fieldset>
  )
}

/** The first kinds are the roller's. */
const OWN = 3
const ownSymbols: ReadonlySet<string> = new Set(['success', 'advantage', 'triumph'])

/** The longest reason of a change. */
const REASON_MAX = 80

interface ReasonProps {
  readonly reason: string
  readonly onReason: Dispatch<string>
  readonly inputRef: RefObject<HTMLInputElement | null>
}

export function ReasonField({ reason, onReason, inputRef }: ReasonProps) {
  return (
    <TextField
      label={changeDice.why()}
      terse
      ref={inputRef}
      value={reason}
      maxLength={REASON_MAX}
      autoComplete="off"
      onChange={({ target }) => onReason(target.value)}
    />
  )
}
