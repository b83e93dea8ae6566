import { editorEffects } from '@waybook/messages/editorEffects'
import { effectBands, effectPeople, type EffectPhrases } from '@waybook/rules'

import { SelectField } from '#ui/field/select-field.tsx'

import { PhraseField } from './phrase-field.tsx'

interface EffectPartsProps {
  readonly phrases: EffectPhrases
  readonly onChange: (phrases: EffectPhrases) => void
}

/** Any effect: what comes after it is completed like the end of a line. */
const SOME = '+1 boost'
const ENDS = ['for', 'on', 'when', 'if', 'unless', ',']

/** A line of an effect as a form: one field for each of its parts. */
export function EffectParts({ phrases, onChange }: EffectPartsProps) {
  const change = (some: Partial<EffectPhrases>) => onChange({ ...phrases, ...some })
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-3">
      <legend className="sr-only">{editorEffects.effectInParts()}</legend>
      <PhraseField
        label={editorEffects.whatItDoes()}
        value={phrases.what}
        without={[...ENDS, 'offer', 'ask']}
        onType={(what) => change({ what })}
      />
      <ForWhom who={phrases.who} onChange={(who) => change({ who })} />
      <PhraseField
        label={editorEffects.when()}
        hint={editorEffects.always()}
        after={`${SOME} `}
        without={['for', 'if', 'unless', ',', 'and']}
        value={phrases.when}
        onType={(when) => change({ when })}
      />
      <PhraseField
        label={editorEffects.onlyIf()}
        hint={editorEffects.onlyIfHint()}
        after={`${SOME} `}
        without={['for', 'on', 'when', ',', ...(phrases.tests === '' ? ['and'] : [])]}
        value={phrases.tests}
        onType={(tests) => change({ tests })}
      />
      <PhraseField
        label={editorEffects.price()}
        hint={editorEffects.priceHint()}
        after={`${SOME}, pay `}
        value={phrases.pay.replace(PAY, '')}
        onType={(paid) => change({ pay: paid.trim() === '' ? '' : `pay ${paid}` })}
      />
      <PhraseField
        label={editorEffects.howOften()}
        hint={editorEffects.howOftenHint()}
        after={`${SOME}, `}
        without={['pay', ',']}
        value={phrases.limit}
        onType={(limit) => change({ limit })}
      />
      <SelectField
        label={editorEffects.whoSwitches()}
        value={phrases.mode}
        onChange={({ target }) => change({ mode: modes.find((mode) => mode === target.value) ?? '' })}
      >
        <option value="">{editorEffects.nobody()}</option>
        <option value="offer">{editorEffects.itsPlayer()}</option>
        <option value="ask">{editorEffects.gameMaster()}</option>
      </SelectField>
    </fieldset>
  )
}

const PAY = /^pay /
const modes = ['', 'offer', 'ask'] as const

interface ForWhomProps {
  /** Such as `for allies within close`. */
  readonly who: string
  readonly onChange: (who: string) => void
}

function ForWhom({ who, onChange }: ForWhomProps) {
  const [, people = '', band = ''] = /^for (\S+)(?: within (\S+))?$/.exec(who.trim()) ?? []
  const write = (some: string, within: string) =>
    onChange(some === '' ? '' : `for ${some}${within === '' ? '' : ` within ${within}`}`)
  return (
    <div className="sm:grid-cols-2 grid gap-3">
      <SelectField label={editorEffects.forWhom()} value={people} onChange={({ target }) => write(target.value, band)}>
        <option value="">{editorEffects.whoeverHas()}</option>
        {effectPeople.map((one) => (
          <option key={one} value={one}>
            {peopleNames[one]()}
          </option>
        ))}
      </SelectField>
      {people === '' ? null : (
        <SelectField label={editorEffects.within()} value={band} onChange={({ target }) => write(people, target.value)}>
          <option value="">{editorEffects.anyDistance()}</option>
          {effectBands.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      )}
    </div>
  )
}

const peopleNames = {
  self: () => editorEffects.self(),
  allies: () => editorEffects.allies(),
  group: () => editorEffects.group(),
  foes: () => editorEffects.foes(),
  crew: () => editorEffects.crew(),
  attacker: () => editorEffects.attacker(),
  target: () => editorEffects.target(),
} as const
