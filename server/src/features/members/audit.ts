import type { CampaignTransaction } from '#database/campaign-tables.ts'
import type { Change } from '#database/change.ts'

/** What was done with an account. */
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
        | 'backupTaken'
        | 'campaignTaken'
    }

/**
 * What a game master did with the accounts, which are kept elsewhere: it says only that it was done, and to whom. The subject is the account,
 * or `campaign` where it concerns none.
 */
export type AuditChange = Change<'member', AuditAction>

export interface AuditWriter {
  /** Logs what was done with an account, by its id; where it belongs to none, `campaign`. */
  record(subject: string, action: AuditAction): void
}

export function auditWriter(tx: CampaignTransaction): AuditWriter {
  return { record: (subject, action) => logAudit(tx, subject, action) }
}

export function logAudit(tx: CampaignTransaction, subject: string, payload: AuditAction): void {
  const change: AuditChange = { audience: 'gameMaster', operation: 'member', subject, payload }
  tx.log(change)
}
