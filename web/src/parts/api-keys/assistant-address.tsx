import { apiKeys } from '@waybook/messages/apiKeys'

import { useMe } from '#api/session.ts'
import { basePath } from '#stores/base-path.ts'
import { CopyButton } from '#ui/button/copy-button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

const elements = {
  docs: (words: string) => (
    <a href={`${basePath}/api/docs`} className="underline">
      {words}
    </a>
  ),
}

/** The address that assistants connect to with a key. */
export function AssistantAddress() {
  const { role } = useMe()
  const address = `${location.origin}${basePath}/mcp`
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4">
      <p className="text-14 text-ink-2">
        <RichMessage parts={apiKeys.assistantUse({ role }, elements)} />
      </p>
      <div className="w-full">
        <TextField
          label={apiKeys.assistantAddress()}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <CopyButton text={address}>{apiKeys.copyAddress()}</CopyButton>
    </div>
  )
}
