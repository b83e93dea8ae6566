import { useQuery } from '@tanstack/react-query'
import { IMAGE_PROMPT_MAX, type ParamsOf } from '@waybook/contract'

import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { operationQuery } from '../../../client/operation-query.ts'

interface PromptFieldProps {
  readonly wish: ParamsOf<'getImagePrompt'>
  /** The game master's own words; `null` where Waybook's stand. */
  readonly own: string | null
  readonly onChange: (own: string | null) => void
}

/** The words that the picture is painted by: Waybook's for the style that is chosen, until somebody writes others. */
export function PromptField({ wish, own, onChange }: PromptFieldProps) {
  const { data, error, refetch } = useQuery(operationQuery('getImagePrompt', wish))
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  return (
    <div className="grid justify-items-start gap-2 *:w-full">
      <TextArea
        label="Prompt"
        value={own ?? data?.prompt ?? ''}
        maxLength={IMAGE_PROMPT_MAX}
        readOnly={own === null && data === undefined}
        onChange={({ target }) => onChange(target.value.trim() === '' ? null : target.value)}
      />
      {own === null ? null : (
        <Button size="small" variant="ghost" onClick={() => onChange(null)}>
          Use Waybook’s words again
        </Button>
      )}
    </div>
  )
}
