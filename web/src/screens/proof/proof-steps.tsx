import type { RollProof } from '@waybook/contract'
import { diceNames } from '@waybook/messages/diceNames'
import { proof } from '@waybook/messages/proof'
import { sidesOf, dieKinds, type Throwable } from '@waybook/rules'
import type { ReactNode } from 'react'

import { ThrownFace } from '#look/thrown-face.tsx'

import type { CheckedDie, CheckedProof, Memory } from './check-proof.ts'

/** `open`: this device cannot tell. */
type Mark = 'fits' | 'fails' | 'open'

const marks: Readonly<Record<Mark, { readonly words: () => string; readonly ink: string }>> = {
  fits: { words: () => proof.matches(), ink: 'text-vital' },
  fails: { words: () => proof.doesNotMatch(), ink: 'text-bad' },
  open: { words: () => proof.open(), ink: 'text-ink-2' },
}

interface StepProps {
  readonly title: string
  readonly mark: Mark
  readonly children: ReactNode
}

/** A step of the proof with its mark. */
function Step({ title, mark, children }: StepProps) {
  const { words, ink } = marks[mark]
  return (
    <li aria-label={title} className="border-t-2 border-ink pt-3">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>{title}</h2>
        <p className={`font-semibold ${ink}`}>{words()}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">{children}</div>
    </li>
  )
}

/** A long value in a box, below its name. */
function Value({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <p className="text-14 text-ink-2">{name}</p>
      <code className="block rounded-control border border-line bg-surface px-3 py-2 text-14 wrap-anywhere">
        {children === '' ? proof.none() : children}
      </code>
    </div>
  )
}

const memories: Readonly<Record<Memory, { readonly mark: Mark; readonly text: () => string }>> = {
  same: { mark: 'fits', text: () => proof.memorySame() },
  none: {
    mark: 'open',
    text: () => proof.memoryNone(),
  },
  'another commitment': { mark: 'open', text: () => proof.memoryOther() },
  'another salt': { mark: 'fails', text: () => proof.memoryOtherSalt() },
}

interface ProofProps {
  readonly proven: RollProof
}

export function CommitmentStep({ proven, memory }: ProofProps & { readonly memory: Memory }) {
  const { mark, text } = memories[memory]
  return (
    <Step title={proof.step1()} mark={mark}>
      <p>{proven.salt === '' ? proof.step1Unsalted() : proof.step1Salted()}</p>
      <Value name={proof.commitment()}>{proven.commitment}</Value>
      <Value name={proof.salt()}>{proven.salt}</Value>
      <p>{text()}</p>
    </Step>
  )
}

interface CheckedProps extends ProofProps {
  readonly checked: CheckedProof
}

export function SecretStep({ proven, checked }: CheckedProps) {
  return (
    <Step title={proof.step2()} mark={checked.secretFits ? 'fits' : 'fails'}>
      <p>{proof.step2Text()}</p>
      <Value name={proof.secret()}>{proven.secret}</Value>
      <Value name={proof.hashed()}>{checked.hashed}</Value>
    </Step>
  )
}

export function DiceStep({ checked }: Pick<CheckedProps, 'checked'>) {
  return (
    <Step title={proof.step3()} mark={checked.diceFit ? 'fits' : 'fails'}>
      <p>{proof.step3Text()}</p>
      <ol aria-label={proof.dice()} className="border-y border-line">
        {checked.dice.map((die, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the dice of a roll never change
          <DieRow key={index} checked={die} />
        ))}
      </ol>
    </Step>
  )
}

/** Dice outside a pool have no names: D20. */
function dieName(die: Throwable): string {
  const named = [...dieKinds, 'force' as const].find((kind) => kind === die)
  return named ? diceNames.die({ die: named }) : die.toUpperCase()
}

function DieRow({ checked: { die, read, face, rolled } }: { readonly checked: CheckedDie }) {
  const skipped = read.slice(0, -1).map((number) => `${proof.dieSkipped({ number: String(number) })} `)
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1.5 last:border-b-0">
      <ThrownFace die={die} face={rolled} />
      <span>
        <span className="block text-14 text-ink-2">{dieName(die)}</span>
        {skipped}
        {proof.dieComputed({ read: String(read.at(-1)), sides: String(sidesOf(die)), face: String(face) })}
      </span>
      {face === rolled ? (
        <span className="font-semibold text-vital">
          <span aria-hidden="true">✓</span>
          <span className="sr-only">{proof.matchesSpoken()}</span>
        </span>
      ) : (
        <span className="font-semibold text-bad">{proof.rolledFace({ face: String(rolled) })}</span>
      )}
    </li>
  )
}
