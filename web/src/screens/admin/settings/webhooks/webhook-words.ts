import type { WebhookKind } from '@waybook/contract'

export const kindWords: Readonly<Record<WebhookKind, string>> = {
  newsletter: 'Newsletters',
  date: 'Dates of sessions, and their changes',
  sessionBegins: 'A session begins',
  roll: 'Rolls with a triumph or a despair',
  revealed: 'Pages that everyone may see from now on',
}
