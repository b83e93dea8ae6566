import { ELEVATION_MAX, type Token } from '@waybook/contract'
import { tableTokenFields } from '@waybook/messages/tableTokenFields'
import { useId, useState } from 'react'

import { useChangeToken } from './token-mutations.ts'

/** A field for a token's elevation, negative below the ground. Saves on Enter or blur. */
export function ElevationField({ token }: { readonly token: Token }) {
  const { id, name, elevation } = token
  const change = useChangeToken()
  const [typed, setTyped] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const [inputId, errorId] = [useId(), useId()]
  const commit = () => {
    if (typed === null) return
    const next = Number(typed)
    const isElevation = Number.isInteger(next) && Math.abs(next) <= ELEVATION_MAX
    setRefused(!isElevation)
    if (!isElevation) return
    setTyped(null)
    if (next !== elevation) change(id, { elevation: next }, tableTokenFields.atElevation({ name, elevation: next }))
  }
  return (
    <div className="mt-3 grid grid-cols-[1fr_auto] items-center gap-x-3">
      <label htmlFor={inputId} className="text-14 text-ink-2">
        {tableTokenFields.elevation()}
      </label>
      <input
        id={inputId}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? elevation}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? errorId : undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit()
        }}
        className="min-h-touch w-24 rounded-control border border-control bg-night-1 px-3 text-end aria-invalid:border-bad"
      />
      {isRefused ? (
        <p id={errorId} role="alert" className="col-span-2 mt-1 text-14 font-semibold text-bad">
          {tableTokenFields.wholeNumber({ most: ELEVATION_MAX })}
        </p>
      ) : null}
    </div>
  )
}
