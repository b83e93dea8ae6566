import { classNames } from '#ui/text/class-names.ts'

interface StepProps {
  readonly sign: 'minus' | 'plus'
  readonly label: string
  readonly resting: boolean
  readonly onStep: () => void
}

/** One die less or more. At its end it rests, but keeps the focus. */
export function Step({ sign, label, resting, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={resting || undefined}
      onClick={() => resting || onStep()}
      className={classNames(
        'grid min-h-13 w-11 place-items-center rounded-[10px]',
        resting ? 'cursor-not-allowed text-control' : 'hover:bg-raised',
      )}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-5 fill-none stroke-current stroke-2 [stroke-linecap:round]"
      >
        <path d={sign === 'plus' ? 'M12 6v12M6 12h12' : 'M6 12h12'} />
      </svg>
    </button>
  )
}
