import { editorEffects } from '@waybook/messages/editorEffects'
import { effectPhrases, explainEffect, lineOfPhrases, parseEffect, type EffectPhrases } from '@waybook/rules'
import { useState } from 'react'

import { useSkills } from '#parts/entity/use-skills.ts'
import { Button } from '#ui/button/button.tsx'
import { RoundButton } from '#ui/button/round-button.tsx'
import { skillName } from '#ui/text/skill-names.ts'

import { shownParts, whatStops } from './effect-lines.ts'
import { EffectParts } from './effect-parts.tsx'
import { PhraseField } from './phrase-field.tsx'

interface EffectRowProps {
  /** From 1. */
  readonly number: number
  readonly line: string
  readonly onLine: (line: string) => void
  readonly onRemove: () => void
}

/** One line of `effect`, with what it means, and as a form. */
export function EffectRow({ number, line, onLine, onRemove }: EffectRowProps) {
  const skills = useSkills()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<EffectPhrases | null>(null)
  const parsed = parseEffect(
    line,
    skills.map(({ id }) => id),
  )
  const parts = shownParts(line, typed, parsed.ok ? effectPhrases(parsed.effect) : null)
  return (
    <li className="grid gap-1.5">
      <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-start gap-1.5">
        <PhraseField
          label={editorEffects.effect({ number })}
          terse
          value={line}
          onType={onLine}
          onLeave={() => line.trim() === '' && onRemove()}
        />
        <RoundButton sign="cross" quiet label={editorEffects.removeEffect({ number })} onPress={onRemove} />
      </div>
      <p aria-live="polite" className="text-14 text-ink-2">
        {parsed.ok
          ? explainEffect(parsed.effect, { nameOf: (id) => skillName(skills, id) })
          : line.trim() === ''
            ? ''
            : whatStops(line, skills)}
      </p>
      {parts === null ? null : (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {editorEffects.inParts()}
        </Button>
      )}
      {isOpen && parts ? (
        <EffectParts
          phrases={parts}
          onChange={(phrases) => {
            setTyped(phrases)
            onLine(lineOfPhrases(phrases))
          }}
        />
      ) : null}
    </li>
  )
}
