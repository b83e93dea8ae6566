import { image } from '@waybook/messages/image'

import { useOperation } from '#api/operation-query.ts'
import { CopyButton } from '#ui/button/copy-button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

/** The prompt for the entity's picture, to copy for use elsewhere. */
export function PromptCard({ entityId }: { readonly entityId: string }) {
  const { data, error, refetch } = useOperation('getImagePrompt', { entityId })
  return (
    <div className="print:hidden">
      <Panel title={image.promptTitle()}>
        {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
        {data ? (
          <div className="grid gap-3">
            <p className="text-14 wrap-anywhere whitespace-pre-wrap">{data.prompt}</p>
            <CopyButton text={data.prompt}>{image.copy()}</CopyButton>
          </div>
        ) : null}
      </Panel>
    </div>
  )
}
