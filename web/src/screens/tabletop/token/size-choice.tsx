import { tokenSizes, type TokenSize } from '@waybook/contract'

import { classNames } from '#ui/text/class-names.ts'

/** From `two` on, the width in medium tokens. */
export const sizeNames: Readonly<Record<TokenSize, string>> = {
  half: 'Half',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
}

/** For "Kessa Vane is medium" and "Kessa Vane is 2 wide". */
export function sizeInWords(size: TokenSize): string {
  const name = sizeNames[size].toLowerCase()
  return /\d/.test(name) ? `${name} wide` : name
}

interface SizeChoiceProps {
  /** `null` if the tokens have different sizes. */
  readonly size: TokenSize | null
  readonly onChoose: (size: TokenSize) => void
}

export function SizeChoice({ size, onChoose }: SizeChoiceProps) {
  return (
    <fieldset className="grid grid-cols-4 gap-px overflow-hidden rounded-control border border-control bg-control">
      <legend className="sr-only">Size</legend>
      {tokenSizes.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={/\d/.test(sizeNames[one]) ? `${sizeNames[one]} wide` : undefined}
          aria-pressed={one === size}
          onClick={() => onChoose(one)}
          className={classNames(
            'min-h-touch bg-night-1 font-medium -outline-offset-3 hover:bg-raised',
            'aria-pressed:bg-lamp aria-pressed:font-bold aria-pressed:text-on-lamp',
          )}
        >
          {sizeNames[one]}
        </button>
      ))}
    </fieldset>
  )
}
