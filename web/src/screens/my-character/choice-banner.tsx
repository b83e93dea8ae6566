import { PARTY_TAG, type EntityCard } from '@waybook/contract'

import { ButtonLink } from '#ui/button/button-link.tsx'
import { SelectField } from '#ui/field/select-field.tsx'

import { chooseCharacter } from '../../client/chosen-character.ts'

interface ChoiceBannerProps {
  readonly characters: readonly EntityCard[]
  readonly chosen: string | null
}

/** Says that this is the game master's look at somebody's sheet, and whose it shall be. */
export function ChoiceBanner({ characters, chosen }: ChoiceBannerProps) {
  const known = characters.some(({ id }) => id === chosen)
  const { party = [], others = [] } = Object.groupBy(characters, ({ tags }) =>
    tags.includes(PARTY_TAG) ? 'party' : 'others',
  )
  return (
    <section
      aria-label="Game master"
      className="mb-2 flex flex-wrap items-end justify-between gap-3 rounded-panel border border-line bg-tint p-3 md:px-5"
    >
      <div className="min-w-0 flex-1 basis-56 md:max-w-96">
        <SelectField label="Character" value={chosen ?? ''} onChange={(event) => chooseCharacter(event.target.value)}>
          {known ? null : <option value={chosen ?? ''}>{chosen ?? 'Loading...'}</option>}
          <Options label="The Party" characters={party} />
          <Options label="Other characters" characters={others} />
        </SelectField>
      </div>
      <ButtonLink href="/admin">Back to Admin</ButtonLink>
    </section>
  )
}

function Options({ label, characters }: { readonly label: string; readonly characters: readonly EntityCard[] }) {
  if (characters.length === 0) return null
  return (
    <optgroup label={label}>
      {characters.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
