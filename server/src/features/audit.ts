import type { Change } from '#database/change.ts'
import type { CampaignTransaction } from '#database/database.ts'

/** A game master's action on an account or the campaign, or a member's on their own keys, feed or devices. */
export type AuditAction =
  | { readonly action: 'invited' | 'assigned'; readonly characterId: string | null }
  | {
      readonly action:
        | 'resetMade'
        | 'linkRevoked'
        | 'sessionsEnded'
        | 'removed'
        | 'keyMade'
        | 'keysRevoked'
        | 'feedMade'
        | 'feedRevoked'
        | 'shareMade'
        | 'shareEnded'
        | 'shareReopened'
        | 'deviceAdded'
        | 'deviceRemoved'
        | 'mailTurnedOn'
        | 'mailTurnedOff'
        | 'webhookAdded'
        | 'webhookChanged'
        | 'webhookRemoved'
        | 'backupTaken'
        | 'backupRestored'
        | 'campaignTaken'
        | 'sitePublished'
    }

/** An audited action. Accounts are stored elsewhere, so the subject is the account's id, or `campaign` for actions on no account. */
export type AuditChange = Change<'member', AuditAction>

/** Logs an action. `subject`: the account's id, or `campaign` for actions on no account. */
export function logAudit(tx: CampaignTransaction, subject: string, payload: AuditAction): void {
  const change: AuditChange = { audience: 'gameMaster', operation: 'member', subject, payload }
  tx.log(change)
}
