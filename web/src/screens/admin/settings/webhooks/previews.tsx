import { webhookKinds } from '@waybook/contract'
import { webhooks } from '@waybook/messages/webhooks'

import { useOperation } from '#api/operation-query.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { kindWords } from './webhook-words.ts'

interface PreviewsProps {
  readonly onClose: () => void
}

/** An example of each kind of message, from the campaign as everyone sees it now. */
export function Previews({ onClose }: PreviewsProps) {
  const { data, error, refetch } = useOperation('previewWebhook', {})
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  return (
    <>
      <dl className="grid gap-4">
        {webhookKinds.map((kind) => {
          const preview = data.previews.find((one) => one.kind === kind)
          return (
            <div key={kind}>
              <dt className="text-14 text-ink-2">{kindWords[kind]()}</dt>
              <dd className="border-s-4 border-line ps-3">
                {preview ? (
                  <>
                    <p className="font-semibold">{preview.title}</p>
                    <p className="whitespace-pre-line">{preview.text}</p>
                  </>
                ) : (
                  <p className="text-ink-2">{webhooks.nothingYet()}</p>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <div className="flex justify-end">
        <Button onClick={onClose}>{webhooks.close()}</Button>
      </div>
    </>
  )
}
