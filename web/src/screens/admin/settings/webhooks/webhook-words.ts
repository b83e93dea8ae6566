import type { WebhookKind } from '@waybook/contract'
import { webhooks } from '@waybook/messages/webhooks'

export const kindWords: Readonly<Record<WebhookKind, () => string>> = {
  newsletter: () => webhooks.newsletters(),
  date: () => webhooks.dates(),
  sessionBegins: () => webhooks.sessionBegins(),
  roll: () => webhooks.rolls(),
  revealed: () => webhooks.revealed(),
}
