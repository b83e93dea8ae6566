import type { Change } from '#database/change.ts'
import type { CampaignTransaction } from '#database/database.ts'

/** An action of a game master on an account or the campaign, or of a member on their own keys or feed. */
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
        | 'backupTaken'
        | 'campaignTaken'
    }

/**
 * Records that a game master did something with the accounts, which are stored elsewhere, and to whom. The subject is the account's id, or
 * `campaign` if no account is concerned.
 */
export type AuditChange = Change<'member', AuditAction>

/** Logs an action. `subject`: the account's id, or `campaign` if no account is concerned. */
export function logAudit(tx: CampaignTransaction, subject: string, payload: AuditAction): void {
  const change: AuditChange = { audience: 'gameMaster', operation: 'member', subject, payload }
  tx.log(change)
}
