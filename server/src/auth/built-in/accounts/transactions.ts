import { getCurrentAdapter, runWithTransaction } from '@better-auth/core/context'
import type { BetterAuthOptions, DBAdapter } from 'better-auth'

export type Transactions = ReturnType<typeof transactionsOf>

/** The tables of the accounts, and transactions on them. */
export function transactionsOf<Options extends BetterAuthOptions>(adapter: DBAdapter<Options>) {
  return {
    /** Inside a transaction, this is the transaction's adapter. Any other adapter would wait forever. */
    tables: async () => await getCurrentAdapter(adapter),
    inTransaction: async <Result>(work: () => Promise<Result>) => await runWithTransaction(adapter, work),
  }
}
