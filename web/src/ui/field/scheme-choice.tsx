import { ui } from '@waybook/messages/ui'
import { useState } from 'react'

import { chooseScheme, chosenScheme, schemes, type Scheme } from '#look/scheme.ts'

const words: Record<Scheme, () => string> = {
  device: () => ui.followDevice(),
  light: () => ui.light(),
  dark: () => ui.dark(),
}

export function SchemeChoice() {
  const [chosen, setChosen] = useState(chosenScheme)
  const choose = (scheme: Scheme) => {
    setChosen(scheme)
    chooseScheme(scheme)
  }
  return (
    <fieldset>
      <legend className="mb-1 text-14 font-semibold">{ui.colors()}</legend>
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
