import { rareUi } from '@waybook/messages/rareUi'
import { useState } from 'react'

import { chooseScheme, chosenScheme, schemes, type Scheme } from '#look/scheme.ts'

const words: Record<Scheme, () => string> = {
  device: () => rareUi.followDevice(),
  light: () => rareUi.light(),
  dark: () => rareUi.dark(),
}

export function SchemeChoice() {
  const [chosen, setChosen] = useState(chosenScheme)
  const choose = (scheme: Scheme) => {
    setChosen(scheme)
    chooseScheme(scheme)
  }
  return (
    <fieldset>
      <legend className="mb-1 text-14 font-semibold">{rareUi.colors()}</legend>
      <div className="grid">
        {schemes.map((scheme) => (
          <label key={scheme} className="flex min-h-hit cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="scheme"
              checked={scheme === chosen}
              onChange={() => choose(scheme)}
              className="size-5 accent-primary"
            />
            {words[scheme]()}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
