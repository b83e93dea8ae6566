import { shortened } from '#features/outbox/shortened.ts'

/** The answer to an interaction, as Discord takes it. */
export type InteractionReply =
  | { readonly type: typeof PONG }
  | {
      readonly type: typeof MESSAGE
      readonly data: {
        readonly content: string
        /** Nobody is notified, whatever the text contains. */
        readonly allowed_mentions: { readonly parse: readonly [] }
        readonly flags?: number
      }
    }

/** Discord's kinds of answers. */
const PONG = 1
const MESSAGE = 4
/** Only the one who asked sees it. */
const EPHEMERAL = 64
/** Discord links in a message become previews of the page, which needs a sign-in. */
const SUPPRESS_EMBEDS = 4
/** In UTF-16 units. */
const CONTENT_MAX = 2000

export const pong: InteractionReply = { type: PONG }

/** A message that the channel sees. */
export const said = (content: string) => message(content, SUPPRESS_EMBEDS)

/** A message for the one who asked. */
export const whispered = (content: string) => message(content, EPHEMERAL)

function message(content: string, flags: number): InteractionReply {
  return { type: MESSAGE, data: { content: shortened(content, CONTENT_MAX), allowed_mentions: { parse: [] }, flags } }
}
