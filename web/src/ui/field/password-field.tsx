import { rareUi } from '@waybook/messages/rareUi'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'action' | 'terse'>

const hidden = (words: string) => <span className="sr-only">{words}</span>

/** A password that can be shown. It is hidden again when its form is sent, so browsers don't remember it like other texts. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = button.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      // Keeps a shown password from spelling services and from keyboards that change it.
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      action={
        <Button ref={button} onClick={() => setShown(!shown)} className="min-w-22 shrink-0">
          <RichMessage parts={shown ? rareUi.hidePassword({ hidden }) : rareUi.showPassword({ hidden })} />
        </Button>
      }
    />
  )
}
