import { dieFaces } from '@waybook/messages/dieFaces'
import { facesForm } from '@waybook/messages/facesForm'
import { dieKinds, facesOf, type AnyFace, type Die, type Pool } from '@waybook/rules'
import { useEffect, useRef, useState } from 'react'

import { faceWords } from '#look/face-words.ts'
import { ThrownFace } from '#look/thrown-face.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

interface FacesFormProps {
  readonly pool: Pool
  /** The Force dice beside it. */
  readonly force?: number | undefined
  readonly busy: boolean
  readonly error: string | null
  readonly onEnter: (faces: EnteredFaces) => void
  readonly onCancel: () => void
}

/** The indexes of the faces of each kind of die. */
export type EnteredFaces = Readonly<Record<string, number[]>>

export type EnteredDie = Die | 'force'
type Chosen = Readonly<Partial<Record<EnteredDie, readonly number[]>>>

/** Enters the faces of physical dice, die by die. */
export function FacesForm({ pool, force = 0, busy, error, onEnter, onCancel }: FacesFormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  const [chosen, setChosen] = useState<Chosen>({})
  const of = (die: EnteredDie) => chosen[die] ?? []
  const kinds: readonly (readonly [EnteredDie, number])[] = [
    ...dieKinds.map((die) => [die, pool[die]] as const),
    ['force', force],
  ]
  const wanted = kinds.filter(([, count]) => count > 0)
  const missing = wanted.reduce((sum, [die, count]) => sum + Math.max(0, count - of(die).length), 0)
  const enter = () => onEnter(Object.fromEntries(wanted.map(([die, count]) => [die, of(die).slice(0, count)])))
  return (
    <section aria-label={facesForm.physicalDice()} className="grid gap-3 border-t border-line pt-2 pb-4">
      <h3 ref={heading} tabIndex={-1} className="font-serif text-18 outline-none">
        {facesForm.question()}
      </h3>
      {wanted.map(([die, count]) => (
        <DieFaces
          key={die}
          die={die}
          count={count}
          chosen={of(die)}
          onChange={(next) => setChosen({ ...chosen, [die]: next })}
        />
      ))}
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <Button
          variant="primary"
          className="min-h-14 text-18"
          onClick={enter}
          busy={busy}
          busyLabel={facesForm.entering()}
          disabled={missing > 0}
        >
          {missing === 0 ? facesForm.enter() : facesForm.toGo({ count: missing })}
        </Button>
        <Button onClick={onCancel}>{facesForm.back()}</Button>
      </div>
      <StatusLine>{error}</StatusLine>
    </section>
  )
}

interface DieFacesProps {
  readonly die: EnteredDie
  readonly count: number
  /** The indexes of the chosen faces. */
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
}

/** The different faces of a die. Pressing one adds it; pressing a chosen face removes it. */
export function DieFaces({ die, count, chosen, onChange }: DieFacesProps) {
  const isFull = chosen.length >= count
  const kind = dieFaces.kind({ die })
  return (
    <fieldset className="grid gap-1.5">
      <legend className="text-14 font-semibold">
        {facesForm.chosenOf({ chosen: chosen.length, count, die: kind })}
      </legend>
      <ul aria-label={facesForm.chosenFaces({ die: kind })} className="flex flex-wrap gap-1 empty:hidden">
        {chosen.map((face, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- alike faces may be chosen several times
          <li key={index}>
            <IconButton
              label={facesForm.remove({ face: wordsOf(die, face) })}
              onClick={() => onChange(chosen.toSpliced(index, 1))}
              className="bg-raised"
            >
              <span className="w-8.5">
                <ThrownFace die={die} face={face} />
              </span>
            </IconButton>
          </li>
        ))}
      </ul>
      {isFull ? null : (
        <ul aria-label={facesForm.faces({ die: kind })} className="flex flex-wrap gap-1">
          {distinctFaces(die).map((face) => (
            <li key={face}>
              <IconButton
                label={wordsOf(die, face)}
                onClick={() => onChange([...chosen, face])}
                className="border border-control"
              >
                <span className="w-8">
                  <ThrownFace die={die} face={face} />
                </span>
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

function symbolsOf(die: EnteredDie, face: number): Exclude<AnyFace, number> {
  const symbols = facesOf(die)[face] ?? []
  return typeof symbols === 'number' ? [] : symbols
}

function wordsOf(die: EnteredDie, face: number): string {
  return faceWords(symbolsOf(die, face))
}

/** The indexes of a die's distinct faces. If several faces show the same symbols, only the first counts. */
function distinctFaces(die: EnteredDie): readonly number[] {
  const shown = facesOf(die).map((_face, index) => symbolsOf(die, index).join(' '))
  return shown.flatMap((symbols, index) => (shown.indexOf(symbols) === index ? [index] : []))
}
