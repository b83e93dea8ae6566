import type { ParamsOf } from '@waybook/contract'
import { secrets } from '@waybook/messages/secrets'

export type Audience = ParamsOf<'setSecretAudience'>['audience']

/** The box of a secret in the game master's version of a text. */
export interface SecretBox {
  readonly id: string
  readonly audience: Audience
  /** The names of the characters whose players can read it. */
  readonly readers: string
  /** Whether it is inside another secret, which its readers must be able to read too. */
  readonly isNested: boolean
  /** The element for its controls. */
  readonly head: HTMLElement
}

const HEAD = 'secret-head'

/** Finds the boxes in a text, and makes room for their controls. Players' boxes have no id. */
export function boxesIn(prose: HTMLElement): SecretBox[] {
  return [...prose.querySelectorAll<HTMLElement>('aside[data-secret]:not([data-secret=""])')].map((box) => {
    const { secret = '', audience = '', readers = '' } = box.dataset
    const isNested = Boolean(box.parentElement?.closest('aside[data-secret]'))
    return { id: secret, audience: toAudience(audience), readers, isNested, head: headOf(box) }
  })
}

function toAudience(written: string): Audience {
  if (written === 'everyone') return 'everyone'
  return written === '' ? 'gameMaster' : written.split(' ')
}

function headOf(box: HTMLElement): HTMLElement {
  const [first] = box.children
  if (first instanceof HTMLElement && first.className === HEAD) return first
  const head = document.createElement('div')
  head.className = HEAD
  box.prepend(head)
  return head
}

/** Says who can read a secret, for the game master. */
export function readersText({ audience, readers, isNested }: Omit<SecretBox, 'head' | 'id'>): string {
  if (audience === 'gameMaster') return secrets.onlyYou()
  if (isNested) return audience === 'everyone' ? secrets.everyoneAround() : secrets.readersAround({ readers })
  return audience === 'everyone' ? secrets.everyone() : secrets.youAndReaders({ readers })
}
