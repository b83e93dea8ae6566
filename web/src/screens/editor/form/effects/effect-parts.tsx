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
      <legend className="sr-only">The effect in parts</legend>
      <PhraseField
        label="What it does"
        value={phrases.what}
        without={[...ENDS, 'offer', 'ask']}
        onType={(what) => change({ what })}
      />
      <ForWhom who={phrases.who} onChange={(who) => change({ who })} />
      <PhraseField
        label="When"
        hint="Empty: always."
        after={`${SOME} `}
        without={['for', 'if', 'unless', ',', 'and']}
        value={phrases.when}
        onType={(when) => change({ when })}
      />
      <PhraseField
        label="Only if"
        hint="What only people can judge goes in quotes."
        after={`${SOME} `}
        without={['for', 'on', 'when', ',', ...(phrases.tests === '' ? ['and'] : [])]}
        value={phrases.tests}
        onType={(tests) => change({ tests })}
      />
      <PhraseField
        label="Price"
        hint="Such as 2 strain, or 2 advantage or 1 triumph. Empty: free."
        after={`${SOME}, pay `}
        value={phrases.pay.replace(PAY, '')}
        onType={(paid) => change({ pay: paid.trim() === '' ? '' : `pay ${paid}` })}
      />
      <PhraseField
        label="How often"
        hint="Such as once per session. Empty: as often as you like."
        after={`${SOME}, `}
        without={['pay', ',']}
        value={phrases.limit}
        onType={(limit) => change({ limit })}
      />
      <SelectField
        label="Who switches it on"
        value={phrases.mode}
        onChange={({ target }) => change({ mode: modes.find((mode) => mode === target.value) ?? '' })}
      >
        <option value="">Nobody has to, unless it has a price, a limit or quotes</option>
        <option value="offer">Its player</option>
        <option value="ask">The game master</option>
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
      <SelectField label="For whom" value={people} onChange={({ target }) => write(target.value, band)}>
        <option value="">Whoever has it</option>
        {effectPeople.map((one) => (
          <option key={one} value={one}>
            {peopleNames[one]}
          </option>
        ))}
      </SelectField>
      {people === '' ? null : (
        <SelectField label="Within" value={band} onChange={({ target }) => write(people, target.value)}>
          <option value="">Any distance</option>
          {effectBands.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      )}
    </div>
  )
}

const peopleNames = {
  self: 'Only whoever has it',
  allies: 'Allies',
  group: 'The whole group',
  foes: 'Foes',
  crew: 'The crew',
  attacker: 'The attacker',
  target: 'The target',
} as const
