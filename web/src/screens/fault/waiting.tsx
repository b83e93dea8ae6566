import { Spinner } from '#ui/state/spinner.tsx'

/** While the code of a page is on its way. */
export function Waiting() {
  return (
    <div className="wrap">
      <Spinner />
    </div>
  )
}
