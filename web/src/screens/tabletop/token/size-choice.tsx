import { tokenSizes, type TokenSize } from '@waybook/contract'
import { tableTokenFields } from '@waybook/messages/tableTokenFields'

import { classNames } from '#ui/text/class-names.ts'

/** From `two` on, the width in medium tokens. */
const sizeNames: Readonly<Record<TokenSize, () => string>> = {
  half: () => tableTokenFields.half(),
  small: () => tableTokenFields.small(),
  medium: () => tableTokenFields.medium(),
  large: () => tableTokenFields.large(),
  two: () => '2',
  three: () => '3',
  four: () => '4',
  five: () => '5',
}

export const sizeName = (size: TokenSize): string => sizeNames[size]()

/** The sizes for a list. */
export const sizeChoices = () => tokenSizes.map((value) => ({ value, label: sizeName(value) }))

interface SizeChoiceProps {
  /** `null` if the tokens have different sizes. */
  readonly size: TokenSize | null
  readonly onChoose: (size: TokenSize) => void
}

export function SizeChoice({ size, onChoose }: SizeChoiceProps) {
  return (
    <fieldset className="grid grid-cols-4 gap-px overflow-hidden rounded-control border border-control bg-control">
      <legend className="sr-only">{tableTokenFields.size()}</legend>
      {tokenSizes.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={/\d/.test(sizeName(one)) ? tableTokenFields.wide({ cells: sizeName(one) }) : undefined}
          aria-pressed={one === size}
          onClick={() => onChoose(one)}
          className={classNames(
            'min-h-touch bg-night-1 font-medium -outline-offset-3 hover:bg-raised',
            'aria-pressed:bg-lamp aria-pressed:font-bold aria-pressed:text-on-lamp',
          )}
        >
          {sizeName(one)}
        </button>
      ))}
    </fieldset>
  )
}
