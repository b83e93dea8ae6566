import { SOURCE_MAX } from '@waybook/contract'
import { useId } from 'react'

const FILE = 'campaign.yaml'

interface WholeFileProps {
  readonly text: string
  readonly onText: (text: string) => void
}

/** `campaign.yaml` with its comments, in a plain text area. */
export function WholeCampaignFile({ text, onText }: WholeFileProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-14 font-semibold">
        {FILE}
      </label>
      <textarea
        id={id}
        value={text}
        maxLength={SOURCE_MAX}
        spellCheck={false}
        onChange={({ target }) => onText(target.value)}
        className="font-mono field-sizing-content min-h-60 w-full rounded-control border border-control bg-raised px-3.5 py-2 text-14"
      />
    </div>
  )
}
