import type { RollProof } from '@waybook/contract'
import { sidesOf } from '@waybook/rules'
import type { ReactNode } from 'react'

import { ThrownFace } from '#look/thrown-face.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

import type { CheckedDie, CheckedProof, Memory } from './check-proof.ts'

/** `open`: this device cannot tell. */
type Mark = 'fits' | 'fails' | 'open'

const marks: Readonly<Record<Mark, { readonly words: string; readonly ink: string }>> = {
  fits: { words: '✓ Matches', ink: 'text-vital' },
  fails: { words: '✗ Does not match', ink: 'text-bad' },
  open: { words: 'Cannot be checked here', ink: 'text-ink-2' },
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
        <p className={`font-semibold ${ink}`}>{words}</p>
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
        {children === '' ? '(none)' : children}
      </code>
    </div>
  )
}

const memories: Readonly<Record<Memory, { readonly mark: Mark; readonly text: string }>> = {
  same: { mark: 'fits', text: 'Your device saw this commitment before it rolled, and then sent this salt.' },
  none: {
    mark: 'open',
    text: 'Your device has nothing to compare: it did not make this roll, or no longer remembers it.',
  },
  'another commitment': { mark: 'open', text: 'Your device saw a different commitment before it rolled.' },
  'another salt': { mark: 'fails', text: 'Your device sent a different salt.' },
}

interface ProofProps {
  readonly proof: RollProof
}

export function CommitmentStep({ proof, memory }: ProofProps & { readonly memory: Memory }) {
  const { mark, text } = memories[memory]
  return (
    <Step title="1. Before the roll" mark={mark}>
      <p>
        The server published its commitment.{' '}
        {proof.salt === ''
          ? 'Then somebody rolled without a salt.'
          : 'Then the roller’s device chose a salt at random and sent it.'}
      </p>
      <Value name="Commitment">{proof.commitment}</Value>
      <Value name="Salt">{proof.salt}</Value>
      <p>{text}</p>
    </Step>
  )
}

interface CheckedProps extends ProofProps {
  readonly checked: CheckedProof
}

export function SecretStep({ proof, checked }: CheckedProps) {
  return (
    <Step title="2. The secret" mark={checked.secretFits ? 'fits' : 'fails'}>
      <p>After the roll, the server reveals its secret. The SHA-256 of the secret must equal the commitment.</p>
      <Value name="Secret">{proof.secret}</Value>
      <Value name="Its SHA-256, computed here">{checked.hashed}</Value>
    </Step>
  )
}

export function DiceStep({ checked }: Pick<CheckedProps, 'checked'>) {
  return (
    <Step title="3. The dice" mark={checked.diceFit ? 'fits' : 'fails'}>
      <p>
        HMAC-SHA256 of the salt, keyed with the secret, gives a sequence of numbers. Each die takes the next number. The
        remainder after division by the sides is its face, counted from 0. Numbers that would favor some faces are
        skipped.
      </p>
      <ol aria-label="Dice" className="border-y border-line">
        {checked.dice.map((die, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the dice of a roll never change
          <DieRow key={index} checked={die} />
        ))}
      </ol>
    </Step>
  )
}

function DieRow({ checked: { die, read, face, rolled } }: { readonly checked: CheckedDie }) {
  const skipped = read.slice(0, -1).map((number) => `${number} is skipped, `)
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1.5 last:border-b-0">
      <ThrownFace die={die} face={rolled} />
      <span>
        <span className="block text-14 text-ink-2">{camelCaseToWords(die)}</span>
        {skipped}
        {`${read.at(-1)} mod ${sidesOf(die)} = ${face}`}
      </span>
      {face === rolled ? (
        <span className="font-semibold text-vital">
          <span aria-hidden="true">✓</span>
          <span className="sr-only">Matches</span>
        </span>
      ) : (
        <span className="font-semibold text-bad">{`rolled ${rolled}`}</span>
      )}
    </li>
  )
}
